"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { FormSwitchLink } from "./form-switch-link.tsx";

interface SentMessageProps {
  text: string;
  /** The typed address; empty without script. */
  to: string;
  hint: string;
  icon: ReactNode;
  /** Link back to the form. */
  again: { label: string; page: string; modal: string; next: string; isModal: boolean | undefined };
}

/** Replaces a submitted form and takes the focus. */
export function SentMessage({ text, to, hint, icon, again }: SentMessageProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="mt-4 flex gap-3 text-success [&>.icon]:mt-[0.2em]" data-answer="sent">
      {icon}
      <div className="min-w-0">
        <p ref={ref} tabIndex={-1} role="status" className="font-strong outline-none">
          {text}
        </p>
        {to && <p className="mt-1 break-words text-ink">{to}</p>}
        <p className="mt-1 text-ink-2">{hint}</p>
        <FormSwitchLink
          to={again.page}
          modal={again.modal}
          next={again.next}
          isModal={again.isModal}
          className="mt-2 inline-flex min-h-8 items-center text-primary text-sm underline"
        >
          {again.label}
        </FormSwitchLink>
      </div>
    </div>
  );
}
