"use client";
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
  if (!useHydrated()) {
    return (
      <a className="comment-action" href={href} aria-label={name}>
        {label}
      </a>
    );
  }
  return (
    <button type="button" className="comment-action" aria-label={name} aria-expanded={isOpen} onClick={onToggle}>
      {label}
    </button>
  );
}
