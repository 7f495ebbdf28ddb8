"use client";
import { useLoadedModal } from "#components/ui/dialogs/use-loaded-modal.ts";
import type { ReportTexts } from "#lib/people/reports/report-texts.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { loadPageTexts } from "#lib/platform/page-texts/load-page-texts.ts";

/** Handles all report buttons of a page; without the dialog they lead to the notice form. */
export function ReportLoader({ locale }: { locale: Locale }) {
  const { opened, close } = useLoadedModal("a[data-report]", async () => {
    const [{ ReportModal }, texts] = await Promise.all([
      import("./report-modal.tsx"),
      loadPageTexts<ReportTexts>("report", locale),
    ]);
    return { ReportModal, texts };
  });
  if (!opened) return null;
  const { loaded, link } = opened;
  const [type = "", id = ""] = link.dataset.report?.split(" ") ?? [];
  return (
    <loaded.ReportModal
      target={{ type, id }}
      noticeHref={link.href}
      texts={loaded.texts}
      locale={locale}
      onClose={close}
    />
  );
}
