import { type RefObject, useEffect, useRef } from "react";

/** Opens the search dialog by its buttons (`data-opens-search`), Ctrl+K and ⌘K. */
export function useSearchShortcut(ref: RefObject<HTMLDialogElement | null>, onOpen: () => void) {
  const latestOnOpen = useRef(onOpen);
  useEffect(() => {
    latestOnOpen.current = onOpen;
  });

  useEffect(() => {
    const open = (event: Event) => {
      event.preventDefault();
      if (ref.current?.open) return;
      latestOnOpen.current();
      ref.current?.showModal();
    };
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("[data-opens-search]")) open(event);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (hasModifier && event.key.toLowerCase() === "k") open(event);
    };
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [ref]);
}
