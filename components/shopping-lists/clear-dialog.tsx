"use client";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/modal.tsx";
import type { PageWords } from "#lib/shopping-lists/page-words.ts";

export const clearDialog = "shopping-list-clear";

interface ClearDialogProps {
  words: PageWords;
  closeIcon: ReactNode;
  onClear: () => void;
}

/** Whether everything is to go. */
export function ClearDialog({ words, closeIcon, onClear }: ClearDialogProps) {
  return (
    <Modal id={clearDialog} title={words.clearTitle} closeLabel={words.close} closeIcon={closeIcon}>
      <p>{words.clearText}</p>
      <form method="dialog" className="mt-5 flex flex-wrap justify-end gap-2">
        <Button type="submit" look="bare">
          {words.keep}
        </Button>
        <Button type="submit" look="danger" onClick={onClear}>
          {words.clearConfirm}
        </Button>
      </form>
    </Modal>
  );
}
