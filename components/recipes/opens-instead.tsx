"use client";
import { type ReactNode, useEffect, useRef } from "react";

interface OpensInsteadProps {
  /** Id of the modal that opens in place of the page a link inside leads to. */
  modal: string;
  children: ReactNode;
}

/** Links inside open a modal, unless somebody asks for a new tab. Without script they are links. */
export function OpensInstead({ modal, children }: OpensInsteadProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const dialog = document.getElementById(modal);
      if (!isPlain || !(event.target instanceof Element) || !(dialog instanceof HTMLDialogElement)) return;
      if (!event.target.closest("a")) return;
      event.preventDefault();
      dialog.showModal();
      // It is there to be read from the top, while the browser would go to its first button.
      dialog.tabIndex = -1;
      dialog.focus();
      dialog.scrollTop = 0;
    };
    const element = ref.current;
    // On the way down, because the link itself would leave on the way up.
    element?.addEventListener("click", open, { capture: true });
    return () => element?.removeEventListener("click", open, { capture: true });
  }, [modal]);

  return <div ref={ref}>{children}</div>;
}
