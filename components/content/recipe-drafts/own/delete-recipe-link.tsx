"use client";
import { useTranslations } from "next-intl";
import { type MouseEvent, type ReactNode, useId, useState } from "react";
import { DeleteRecipeForm } from "#components/content/recipe-drafts/own/delete-recipe-form.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { useOpenedModal } from "#components/ui/dialogs/use-opened-modal.ts";
import { isPlainClick } from "#components/ui/navigation/is-plain-click.ts";

interface DeleteRecipeLinkProps {
  id: string;
  /** The page that asks without script. */
  href: string;
  title: string;
  isRevision: boolean;
  closeIcon: ReactNode;
  children: ReactNode;
}

/** Opens the modal that asks whether to delete a draft. */
export function DeleteRecipeLink({ href, children, ...draft }: DeleteRecipeLinkProps) {
  const [isOpen, setOpen] = useState(false);

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <LinkButton href={href} variant="bare" aria-haspopup="dialog" onClick={open}>
        {children}
      </LinkButton>
      {isOpen && <DeleteRecipeModal {...draft} onClose={() => setOpen(false)} />}
    </>
  );
}

type DeleteRecipeModalProps = Omit<DeleteRecipeLinkProps, "href" | "children"> & { onClose: () => void };

function DeleteRecipeModal({ closeIcon, onClose, ...draft }: DeleteRecipeModalProps) {
  const t = useTranslations("recipeDrafts.own.deletion");
  const modalId = useId();
  useOpenedModal(modalId, onClose);
  return (
    <Modal id={modalId} title={t("title")} closeLabel={t("close")} closeIcon={closeIcon}>
      <DeleteRecipeForm {...draft} />
    </Modal>
  );
}
