"use client";
import { type ComponentType, type ReactNode, useState } from "react";
import type { AddModalProps } from "#components/shopping-lists/add-modal.tsx";
import { showToast } from "#components/ui/toast.ts";
import { askApi } from "#lib/ask-api.ts";
import type { AddWindow } from "#lib/shopping-lists/add-window.ts";

interface AddButtonProps {
  recipeId: string;
  locale: string;
  className: string;
  /** For when not even the window comes. */
  failed: string;
  children: ReactNode;
}

/** Puts a recipe's ingredients on the list. The window for that comes when somebody presses it. */
export function AddButton({ recipeId, locale, className, failed, children }: AddButtonProps) {
  const [opened, setOpened] = useState<Omit<AddModalProps, "onClose"> & { Modal: ComponentType<AddModalProps> }>();

  async function open() {
    try {
      const [{ AddModal: Modal }, given] = await Promise.all([
        import("#components/shopping-lists/add-modal.tsx"),
        askApi<AddWindow>(`/api/shopping-lists/add-window/${locale}/${recipeId}/`),
      ]);
      setOpened({ Modal, given });
    } catch {
      showToast({ kind: "error", text: failed });
    }
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={open}>
        {children}
      </button>
      {opened && <opened.Modal given={opened.given} onClose={() => setOpened(undefined)} />}
    </>
  );
}
