"use client";
import clsx from "clsx";
import { type ReactNode, useRef } from "react";
import { useDialog } from "#components/ui/use-dialog.ts";

interface ModalProps {
  /** Buttons open it by this id, see `opensModal`. */
  id: string;
  title: string;
  closeLabel: string;
  closeIcon: ReactNode;
  children: ReactNode;
}

/** One task in a window with a hem; a sheet from below on the smallest screens. */
export function Modal({ id, title, closeLabel, closeIcon, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useDialog(ref);
  return (
    <dialog
      ref={ref}
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx(
        "m-auto w-[min(100%,28rem)] overflow-y-auto rounded-3 bg-surface text-ink shadow-3 [--ground:var(--surface)]",
        "backdrop:bg-scrim max-sm:mb-0 max-sm:max-h-[92dvh] max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none max-sm:pb-[env(safe-area-inset-bottom)]",
      )}
    >
      <div className="karo h-3 [--k:6px]" />
      <div className="px-6 pt-6 pb-8">
        <h2 id={`${id}-title`} className="mb-2 pr-10 text-[1.625rem]">
          {title}
        </h2>
        {children}
      </div>
      <form method="dialog" className="absolute top-5 right-2.5">
        <button
          type="submit"
          aria-label={closeLabel}
          className="grid size-11 place-items-center rounded-2 hover:bg-tint"
        >
          {closeIcon}
        </button>
      </form>
    </dialog>
  );
}
