"use client";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { isPlainClick } from "#components/ui/navigation/is-plain-click.ts";
import { loadReportTextsAction } from "#lib/people/reports/actions.ts";
import type { ReportTexts } from "#lib/people/reports/report-texts.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { ReportModalProps } from "./report-modal.tsx";

type Opened = Omit<ReportModalProps, "locale" | "onClose"> & { Modal: ComponentType<ReportModalProps> };

/**
 * Handles all report buttons of a page. Dialog and texts are loaded when one is pressed; when that
 * fails, its link leads to the notice form.
 */
export function ReportLoader({ locale }: { locale: Locale }) {
  const [opened, setOpened] = useState<Opened>();
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      if (!isPlainClick(event) || event.defaultPrevented || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>("a[data-report]");
      if (!link) return;
      event.preventDefault();
      opener.current = link;
      const [type = "", id = ""] = link.dataset.report?.split(" ") ?? [];
      load(locale).then(
        (loaded) => setOpened({ ...loaded, target: { type, id }, noticeHref: link.href }),
        () => window.location.assign(link.href),
      );
    };
    document.addEventListener("click", handleClick);
    return () => document.removeEventListener("click", handleClick);
  }, [locale]);

  if (!opened) return null;
  const { Modal, ...props } = opened;
  return (
    <Modal
      {...props}
      locale={locale}
      onClose={() => {
        setOpened(undefined);
        opener.current?.focus();
      }}
    />
  );
}

async function load(locale: Locale): Promise<{ Modal: ComponentType<ReportModalProps>; texts: ReportTexts }> {
  const [{ ReportModal }, result] = await Promise.all([
    import("./report-modal.tsx"),
    callAction(() => loadReportTextsAction(locale)),
  ]);
  if (!result.ok) throw new Error(result.code);
  return { Modal: ReportModal, texts: result.data };
}
