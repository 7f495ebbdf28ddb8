"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { DialogLink } from "#components/kitchen/cookbooks/own/dialog-link.tsx";
import { VisibilityForm } from "#components/kitchen/cookbooks/own/visibility-form.tsx";
import { Button } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { showToast } from "#components/ui/toast.ts";
import type { CookbookVisibility } from "#lib/platform/db/tables/cookbooks.ts";

interface VisibilityStatusProps {
  cookbook: { id: string; visibility: CookbookVisibility; isHidden: boolean; href: string };
  /** The household reads it, too. */
  isInHousehold: boolean;
  /** Absolute address; null while the cookbook is private or hidden. */
  url: string | null;
  icons: Record<CookbookVisibility | "copy" | "close", ReactNode>;
}

/** Says who can read the cookbook, with its address, and opens the dialog that changes it. */
export function VisibilityStatus({
  cookbook: { id, visibility, isHidden, href },
  isInHousehold,
  url,
  icons,
}: VisibilityStatusProps) {
  const t = useTranslations("cookbooks");
  const closeLabel = useTranslations("ui.modal")("close");
  const chosen = visibility === "private" && isInHousehold ? "household" : visibility;
  const readers = isHidden && visibility !== "private" ? "hidden" : chosen;
  const dialogId = useId();
  const [openCount, setOpenCount] = useState(0);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url ?? "");
      showToast({ kind: "success", text: t("head.copied") });
    } catch {
      showToast({ kind: "error", text: t("head.notCopied") });
    }
  }

  return (
    <div className="max-w-[38rem] border-line border-y py-1">
      <div className="flex items-start gap-3">
        <span className="mt-2.5 flex-none text-ink-2">{icons[visibility]}</span>
        <p className="min-w-0 flex-1 py-2.5 text-ink-2 text-sm">{t("visibility.status", { visibility: readers })}</p>
        <DialogLink
          dialog={dialogId}
          href={`${href}?edit=book`}
          aria-label={t("visibility.changeLabel")}
          onOpen={() => setOpenCount((count) => count + 1)}
          className="inline-flex min-h-11 flex-none items-center font-strong text-primary underline"
        >
          {t("visibility.change")}
        </DialogLink>
      </div>
      {url && (
        <p className="flex flex-wrap items-center gap-x-3">
          <a href={url} className="inline-flex min-h-11 min-w-0 items-center text-primary [overflow-wrap:anywhere]">
            <span className="sr-only">{t("head.address")}: </span>
            {decodeURI(url).replace(/^https?:\/\//, "")}
          </a>
          <Button variant="bare" className="needs-script max-sm:-ml-2" onClick={copy}>
            {icons.copy}
            {t("head.copy")}
          </Button>
        </p>
      )}
      {/* The key resets the form with each opening. */}
      <Modal
        key={openCount}
        id={dialogId}
        title={t("visibility.title")}
        closeLabel={closeLabel}
        closeIcon={icons.close}
      >
        <VisibilityForm cookbookId={id} visibility={visibility} />
      </Modal>
    </div>
  );
}
