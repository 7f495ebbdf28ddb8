"use client";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

interface DropMenuProps {
  /** What the button is called. */
  label: string;
  icon: ReactNode;
  className?: string;
  /** List items with one link or button each. */
  children: ReactNode;
}

/** A few more things to do behind one button. It opens without script; with it, it closes by Escape, a press beside it or a choice. */
export function DropMenu({ label, icon, className, children }: DropMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const menu = ref.current;
    const closeBeside = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close();
    };
    const close = () => ref.current?.removeAttribute("open");
    const closeByChoice = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest("li :is(a, button)")) return;
      // A window that opens now gives the focus back to where it was.
      menu?.querySelector("summary")?.focus();
      close();
    };
    document.addEventListener("pointerdown", closeBeside);
    menu?.addEventListener("click", closeByChoice);
    return () => {
      document.removeEventListener("pointerdown", closeBeside);
      menu?.removeEventListener("click", closeByChoice);
    };
  }, []);

  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !ref.current?.open) return;
    event.stopPropagation();
    ref.current.open = false;
    ref.current.querySelector("summary")?.focus();
  }

  return (
    <details ref={ref} className={`drop-menu ${className ?? ""}`} onKeyDown={closeByEscape}>
      <summary aria-label={label} className="icon-button">
        {icon}
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
