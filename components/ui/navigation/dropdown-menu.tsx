"use client";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

interface DropdownMenuProps {
  /** Accessible name of the button. */
  label: string;
  icon: ReactNode;
  className?: string;
  /** List items with one link or button each. */
  children: ReactNode;
}

/**
 * More actions behind one button. Opens without a script; Escape, a press outside and a selection
 * close it with one.
 */
export function DropdownMenu({ label, icon, className, children }: DropdownMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const menu = ref.current;
    const closeOnOutsidePress = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close();
    };
    const close = () => ref.current?.removeAttribute("open");
    const closeOnSelect = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest("li :is(a, button)")) return;
      // A modal that opens now returns the focus to where it was.
      menu?.querySelector("summary")?.focus();
      close();
    };
    document.addEventListener("pointerdown", closeOnOutsidePress);
    menu?.addEventListener("click", closeOnSelect);
    return () => {
      document.removeEventListener("pointerdown", closeOnOutsidePress);
      menu?.removeEventListener("click", closeOnSelect);
    };
  }, []);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !ref.current?.open) return;
    event.stopPropagation();
    ref.current.open = false;
    ref.current.querySelector("summary")?.focus();
  }

  return (
    <details ref={ref} className={`dropdown-menu ${className ?? ""}`} onKeyDown={closeOnEscape}>
      <summary aria-label={label} className="icon-button">
        {icon}
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
