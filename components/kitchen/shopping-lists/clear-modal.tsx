"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { clearListModalId } from "#components/ui/dialogs/modal-ids.ts";

interface ClearModalProps {
  closeIcon: ReactNode;
  onClear: () => void;
}

/** Asks whether to remove all items. */
export function ClearModal({ closeIcon, onClear }: ClearModalProps) {
  const t = useTranslations("shoppingLists.page");
  return (
    <Modal id={clearListModalId} title={t("clearTitle")} closeLabel={t("close")} closeIcon={closeIcon}>
      <p>{t("clearText")}</p>
      <form method="dialog" className="mt-5 flex flex-wrap justify-end gap-2">
        <Button type="submit" variant="bare">
          {t("keep")}
        </Button>
        <Button type="submit" variant="danger" onClick={onClear}>
          {t("clearConfirm")}
        </Button>
      </form>
    </Modal>
  );
}
