"use client";
import { type ComponentType, type ReactNode, useState } from "react";
import type { AddModalProps } from "#components/kitchen/shopping-lists/add-modal.tsx";
import { showToast } from "#components/ui/toast.ts";
import type { AddModalContent } from "#lib/kitchen/shopping-lists/addable-recipe.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface AddButtonProps {
  content: AddModalContent;
  locale: Locale;
  className: string;
  /** Shown when the dialog cannot be loaded. */
  errorMessage: string;
  children: ReactNode;
}

/**
 * Opens the dialog that adds the ingredients of a recipe to the list. Its code is loaded with the
 * click, from the service worker when there is no network.
 */
export function AddButton({ content, locale, className, errorMessage, children }: AddButtonProps) {
  const [opened, setOpened] = useState<{ Modal: ComponentType<AddModalProps> }>();

  async function open() {
    try {
      const { AddModal: Modal } = await import("#components/kitchen/shopping-lists/add-modal.tsx");
      setOpened({ Modal });
    } catch {
      showToast({ kind: "error", text: errorMessage });
    }
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={open}>
        {children}
      </button>
      {opened && <opened.Modal locale={locale} content={content} onClose={() => setOpened(undefined)} />}
    </>
  );
}
