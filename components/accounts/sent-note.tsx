"use client";
import { type ReactNode, useEffect, useRef } from "react";

interface SentNoteProps {
  text: string;
  hint: string;
  icon: ReactNode;
}

/** Takes the place of a form that was taken, and the focus with it. */
export function SentNote({ text, hint, icon }: SentNoteProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="mt-4 flex gap-3 text-schnittlauch [&>.icon]:mt-[0.2em]" data-answer="sent">
      {icon}
      <div>
        <p ref={ref} tabIndex={-1} role="status" className="font-strong outline-none">
          {text}
        </p>
        <p className="mt-1 text-ink-2">{hint}</p>
      </div>
    </div>
  );
}
