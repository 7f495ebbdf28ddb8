"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { showToast } from "#components/ui/toast.ts";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";

interface ShareButtonProps {
  /** The list as text, at the time of the click. */
  getText: () => string;
  icons: { share: ReactNode; copy: ReactNode };
}

/**
 * Shares the list with the Web Share API, or copies it to the clipboard where that is not
 * available.
 */
export function ShareButton({ getText, icons }: ShareButtonProps) {
  const t = useTranslations("shoppingLists.page");
  const canShare = useHydrated() && "share" in navigator;

  async function share() {
    try {
      if (canShare) return await navigator.share({ title: t("title"), text: getText() });
      await navigator.clipboard.writeText(getText());
      showToast({ kind: "success", text: t("copied") });
    } catch (error) {
      // The user closed the share sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
      showToast({ kind: "error", text: t("notShared") });
    }
  }

  return (
    <Button variant="quiet" onClick={share}>
      {canShare ? icons.share : icons.copy}
      {canShare ? t("share") : t("copy")}
    </Button>
  );
}
