import type { ReactNode, Ref } from "react";

interface AdFrameProps {
  /** Seen above the advertisement. */
  label: string;
  /** Tells the advertisements of a page apart for screen readers. */
  name: string;
  close?: { label: string; onClose: () => void };
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The content of a place: what it is, the advertisement, and a way to close it. */
export function AdFrame({ label, name, close, ref, children }: AdFrameProps) {
  return (
    <section ref={ref} aria-label={name} className="ad-frame gingham gingham-pale">
      <p className="ad-label">{label}</p>
      {children}
      {close && (
        <button type="button" aria-label={close.label} className="modal-close ad-close" onClick={close.onClose}>
          <svg aria-hidden className="icon" viewBox="0 0 24 24">
            <path d="M6 6l12 12M18 6 6 18" />
          </svg>
        </button>
      )}
    </section>
  );
}
