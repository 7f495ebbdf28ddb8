"use client";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useDialog } from "#components/ui/dialogs/use-dialog.ts";

interface VideoModalProps {
  title: string;
  closeLabel: string;
  closeIcon: ReactNode;
  /**
   * Content of the button that opens the modal; `triggerLabel` is its name where that is no text.
   */
  trigger: ReactNode;
  triggerLabel?: string;
  triggerClassName?: string;
  /** The player. Rendered only while the modal is open, so that nothing is loaded before. */
  children: ReactNode;
}

/** A button that plays a video in a modal. */
export function VideoModal({
  title,
  closeLabel,
  closeIcon,
  trigger,
  triggerLabel,
  triggerClassName,
  children,
}: VideoModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  useDialog(ref);

  useEffect(() => {
    if (!isOpen) return;
    ref.current?.showModal();
    // Browsers may forbid autoplay; the controls start it then.
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
        className={triggerClassName}
        onClick={() => setOpen(true)}
      >
        {trigger}
      </button>
      <dialog ref={ref} aria-labelledby={titleId} onClose={() => setOpen(false)} className="modal modal-video">
        <div className="gingham h-3 [--cell:6px]" />
        <div className="flex items-center justify-between gap-4 py-2 pr-2.5 pl-5">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" aria-label={closeLabel} className="modal-close">
              {closeIcon}
            </button>
          </form>
        </div>
        {isOpen && children}
      </dialog>
    </>
  );
}
