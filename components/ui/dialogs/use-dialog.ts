"use client";
import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Adds to a native modal dialog what browsers lack: it closes on a press outside and on navigation,
 * and its buttons open it in browsers without invoker commands
 * (https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API).
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
    const openOnTrigger = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      if (!event.target.closest(`[commandfor="${dialog.id}"]`)) return;
      if (!dialog.open) dialog.showModal();
    };
    const closeOnOutsidePress = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a:not([target])");
      const navigatesAway = link && !dialog.contains(document.getElementById(link.hash.slice(1)));
      if (event.target === dialog || navigatesAway) dialog.close();
    };
    const lacksInvokerCommands = !("command" in HTMLButtonElement.prototype);
    if (lacksInvokerCommands) document.addEventListener("click", openOnTrigger);
    dialog.addEventListener("click", closeOnOutsidePress);
    return () => {
      document.removeEventListener("click", openOnTrigger);
      dialog.removeEventListener("click", closeOnOutsidePress);
    };
  }, [ref]);
}
