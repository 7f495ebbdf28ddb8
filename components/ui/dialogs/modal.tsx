"use client";
import { type ReactNode, useRef } from "react";
import { useDialog } from "#components/ui/dialogs/use-dialog.ts";
import { PartBoundary } from "#components/ui/errors/part-boundary.tsx";

interface ModalProps {
  /** Buttons open it by this id, see `modalTriggerProps`. */
  id: string;
  title: string;
  closeLabel: string;
  closeIcon: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** A modal dialog for one task. It disappears when its content fails. */
export function Modal(props: ModalProps) {
  return (
    <PartBoundary>
      <ModalFrame {...props} />
    </PartBoundary>
  );
}

function ModalFrame({ id, title, closeLabel, closeIcon, isWide = false, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useDialog(ref);
  return (
    <dialog ref={ref} id={id} aria-labelledby={`${id}-title`} className={isWide ? "modal modal-wide" : "modal"}>
      <div className="gingham h-3 [--cell:6px]" />
      <div className="px-6 pt-6 pb-8">
        <h2 id={`${id}-title`} className="modal-title">
          {title}
        </h2>
        {children}
      </div>
      <form method="dialog" className="absolute top-5 right-2.5">
        <button type="submit" aria-label={closeLabel} className="modal-close">
          {closeIcon}
        </button>
      </form>
    </dialog>
  );
}
