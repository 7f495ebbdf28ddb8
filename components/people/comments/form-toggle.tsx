"use client";
import { useEffect, useRef } from "react";
import { focusIfLost } from "#components/ui/navigation/focus-if-lost.ts";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";

interface FormToggleProps {
  label: string;
  /** The accessible name where the label alone does not say enough. */
  name?: string;
  /** A page with the same form open, for readers without script. */
  href: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes a form below a comment; without script it links to the page with the form. */
export function FormToggle({ label, name, href, isOpen, onToggle }: FormToggleProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusIfLost(ref.current);
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!useHydrated()) {
    return (
      <a className="comment-action" href={href} aria-label={name}>
        {label}
      </a>
    );
  }
  return (
    <button
      ref={ref}
      type="button"
      className="comment-action"
      aria-label={name}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {label}
    </button>
  );
}
