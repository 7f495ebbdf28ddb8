"use client";

import clsx from "clsx";
import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

interface VideoModalProps {
  title: string;
  closeLabel: string;
  /** What the button that opens the modal shows, and its name when that is more than the text in it. */
  trigger: ReactNode;
  triggerLabel?: string;
  /** The player; it is mounted, and therefore loaded, only while the modal is open. */
  children: ReactNode;
  className?: string;
}

/** A button that opens a short clip in a dialog and plays it. */
export function VideoModal({ title, closeLabel, trigger, triggerLabel, children, className }: VideoModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const heading = useId();

  useEffect(() => {
    if (!isOpen) return;
    dialog.current?.showModal();
    // A browser that forbids starting by itself leaves the start to the controls.
    dialog.current
      ?.querySelector("video")
      ?.play()
      .catch(() => undefined);
  }, [isOpen]);

  function closeFromOutside(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current?.close();
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={triggerLabel}
        className={className}
        onClick={() => setOpen(true)}
      >
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes on Escape by itself, the click is for its backdrop */}
      <dialog
        ref={dialog}
        aria-labelledby={heading}
        onClick={closeFromOutside}
        onClose={() => setOpen(false)}
        className={clsx(
          "m-auto w-[min(60rem,calc(100vw-2rem))] max-w-none overflow-hidden rounded-3 bg-surface p-0 text-ink shadow-3",
          "backdrop:bg-scrim",
        )}
      >
        <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-5">
          <h2 id={heading} className="font-serif font-title text-xl leading-snug">
            {title}
          </h2>
          <button
            type="button"
            aria-label={closeLabel}
            className="grid size-11 place-items-center rounded-2 hover:bg-tint"
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden size={22} />
          </button>
        </div>
        {isOpen && children}
      </dialog>
    </>
  );
}
