"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { OtherWay } from "./other-way.tsx";

interface SentNoteProps {
  text: string;
  /** The address, as far as a script has seen it being typed. */
  to: string;
  hint: string;
  icon: ReactNode;
  /** The way back to the form. */
  again: { label: string; page: string; modal: string; next: string; isModal: boolean | undefined };
}

/** Takes the place of a form that was taken, and the focus with it. */
export function SentNote({ text, to, hint, icon, again }: SentNoteProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="mt-4 flex gap-3 text-schnittlauch [&>.icon]:mt-[0.2em]" data-answer="sent">
      {icon}
      <div className="min-w-0">
        <p ref={ref} tabIndex={-1} role="status" className="font-strong outline-none">
          {text}
        </p>
        {to && <p className="mt-1 break-words text-ink">{to}</p>}
        <p className="mt-1 text-ink-2">{hint}</p>
        <OtherWay
          to={again.page}
          modal={again.modal}
          next={again.next}
          isModal={again.isModal}
          className="mt-2 inline-flex min-h-8 items-center text-kobalt text-sm underline"
        >
          {again.label}
        </OtherWay>
      </div>
    </div>
  );
}
