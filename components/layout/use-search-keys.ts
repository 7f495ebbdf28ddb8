import { type RefObject, useEffect, useRef } from "react";

/** Opens the search window by its buttons (`data-opens-search`), by Ctrl+K and by ⌘K. */
export function useSearchKeys(ref: RefObject<HTMLDialogElement | null>, onOpen: () => void) {
  const opened = useRef(onOpen);
  useEffect(() => {
    opened.current = onOpen;
  });

  useEffect(() => {
    const open = (event: Event) => {
      event.preventDefault();
      if (ref.current?.open) return;
      opened.current();
      ref.current?.showModal();
    };
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("[data-opens-search]")) open(event);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isMarked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (isMarked && event.key.toLowerCase() === "k") open(event);
    };
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [ref]);
}
