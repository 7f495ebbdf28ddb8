"use client";
import { type ComponentType, type ReactNode, useState } from "react";
import type { AddModalProps } from "#components/shopping-lists/add-modal.tsx";
import { showToast } from "#components/ui/toast.ts";
import { callAction } from "#lib/browser/action-client.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { loadAddModalAction } from "#lib/shopping-lists/actions.ts";

interface AddButtonProps {
  recipeId: string;
  locale: Locale;
  className: string;
  /** Shown when the dialog cannot be loaded. */
  errorMessage: string;
  children: ReactNode;
}

type OpenModal = Omit<AddModalProps, "onClose"> & { Modal: ComponentType<AddModalProps> };

/**
 * Opens the dialog that adds the ingredients of a recipe to the list. The dialog is loaded with the
 * click.
 */
export function AddButton({ recipeId, locale, className, errorMessage, children }: AddButtonProps) {
  const [opened, setOpened] = useState<OpenModal>();

  async function open() {
    try {
      const [{ AddModal: Modal }, result] = await Promise.all([
        import("#components/shopping-lists/add-modal.tsx"),
        callAction(() => loadAddModalAction({ recipe: recipeId, locale })),
      ]);
      if (result.ok) setOpened({ Modal, locale, content: result.data });
      else if (result.code !== "outdated") showToast({ kind: "error", text: errorMessage });
    } catch {
      showToast({ kind: "error", text: errorMessage });
    }
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={open}>
        {children}
      </button>
      {opened && <opened.Modal {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
