"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { isPlainClick } from "#components/ui/navigation/is-plain-click.ts";

interface ModalLinksProps {
  /** Id of the modal that opens instead of the linked page. */
  modalId: string;
  children: ReactNode;
}

/** Makes links inside open a modal. Modified clicks and pages without a script follow the link. */
export function ModalLinks({ modalId, children }: ModalLinksProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const dialog = document.getElementById(modalId);
      if (!isPlainClick(event) || !(event.target instanceof Element) || !(dialog instanceof HTMLDialogElement)) return;
      if (!event.target.closest("a")) return;
      event.preventDefault();
      dialog.showModal();
      // Browsers focus the first button and scroll to it; the modal is read from its top.
      dialog.tabIndex = -1;
      dialog.focus();
      dialog.scrollTop = 0;
    };
    const element = ref.current;
    // In the capture phase, before the link's own handler navigates.
    element?.addEventListener("click", open, { capture: true });
    return () => element?.removeEventListener("click", open, { capture: true });
  }, [modalId]);

  return <div ref={ref}>{children}</div>;
}
