"use client";
import clsx from "clsx";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useDialog } from "#components/ui/use-dialog.ts";

interface VideoModalProps {
  title: string;
  closeLabel: string;
  closeIcon: ReactNode;
  /** What the button that opens the modal shows, and its name where that is not words. */
  trigger: ReactNode;
  triggerLabel?: string;
  triggerClass?: string;
  /** The player. It is there only while the modal is open, so that nothing of the clip is fetched before. */
  children: ReactNode;
}

/** A button, and the window in which it plays a short clip. */
export function VideoModal({
  title,
  closeLabel,
  closeIcon,
  trigger,
  triggerLabel,
  triggerClass,
  children,
}: VideoModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  useDialog(ref);

  useEffect(() => {
    if (!isOpen) return;
    ref.current?.showModal();
    // Where the browser forbids it to start by itself, the controls do it.
    ref.current
      ?.querySelector("video")
      ?.play()
      .catch(() => undefined);
  }, [isOpen]);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={triggerLabel}
        className={triggerClass}
        onClick={() => setOpen(true)}
      >
        {trigger}
      </button>
      <dialog
        ref={ref}
        aria-labelledby={heading}
        onClose={() => setOpen(false)}
        className={clsx(
          "m-auto w-[min(60rem,calc(100vw-2rem))] max-w-none overflow-hidden rounded-3 bg-surface text-ink shadow-3",
          "backdrop:bg-scrim max-sm:mb-0 max-sm:w-full max-sm:rounded-b-none max-sm:pb-[env(safe-area-inset-bottom)]",
        )}
      >
        <div className="karo h-3 [--k:6px]" />
        <div className="flex items-center justify-between gap-4 py-2 pr-2.5 pl-5">
          <h2 id={heading} className="text-xl">
            {title}
          </h2>
          <form method="dialog">
            <button
              type="submit"
              aria-label={closeLabel}
              className="grid size-11 place-items-center rounded-2 hover:bg-tint"
            >
              {closeIcon}
            </button>
          </form>
        </div>
        {isOpen && children}
      </dialog>
    </>
  );
}
