"use client";
import { useEffect, useRef } from "react";

interface DeclarationReceiptProps {
  messages: Record<"sentTitle" | "sentText" | "sentPlain" | "keep", string>;
  /** Fills in `sentText`. Undefined for a bot. */
  receipt: { reference: string; at: string; email: string } | undefined;
}

/** Says that a declaration was received, in place of its form. */
export function DeclarationReceipt({ messages, receipt }: DeclarationReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focused button is gone.
  useEffect(() => heading.current?.focus(), []);
  const text = receipt
    ? messages.sentText.replace(/\{(at|reference|email)\}/g, (_, name: "at" | "reference" | "email") => receipt[name])
    : messages.sentPlain;
  return (
    <div className="max-w-measure rounded-2 bg-tint p-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {messages.sentTitle}
      </h2>
      <p role="status" className="mt-2 [overflow-wrap:anywhere]">
        {text}
      </p>
      <p className="mt-2 text-ink-2">{messages.keep}</p>
    </div>
  );
}
