"use client";
import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useRef } from "react";

/**
 * What a native modal dialog still lacks: a press beside it closes it, and so does the way to another page; its buttons open it in
 * browsers without invoker commands. Focus trap, Escape and the return of focus are the browser's.
 */
export function useDialog(ref: RefObject<HTMLDialogElement | null>) {
  const pathname = usePathname();

  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current !== pathname) ref.current?.close();
    lastPathname.current = pathname;
  }, [ref, pathname]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const openByButton = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      if (!event.target.closest(`[commandfor="${dialog.id}"]`)) return;
      if (!dialog.open) dialog.showModal();
    };
    const closeBeside = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a:not([target])");
      const leadsAway = link && !dialog.contains(document.getElementById(link.hash.slice(1)));
      if (event.target === dialog || leadsAway) dialog.close();
    };
    const needsHelp = !("command" in HTMLButtonElement.prototype);
    if (needsHelp) document.addEventListener("click", openByButton);
    dialog.addEventListener("click", closeBeside);
    return () => {
      document.removeEventListener("click", openByButton);
      dialog.removeEventListener("click", closeBeside);
    };
  }, [ref]);
}
