"use client";
import { useEffect, useRef } from "react";
import { useForm } from "#components/ui/forms/form-context.ts";
import type { CancellationState } from "#lib/business/plus/schema.ts";
import type { WithdrawalState } from "#lib/business/plus/withdrawal/schema.ts";

interface DeclarationReceiptProps {
  /** The receipt fills in `text`; a bot gets none. */
  messages: Record<"title" | "text" | "plainText" | "keep", string>;
}

/** Says that a declaration was received, in place of its form. */
export function DeclarationReceipt({ messages }: DeclarationReceiptProps) {
  const { receipt } = useForm().state as CancellationState | WithdrawalState;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focused button is gone.
  useEffect(() => heading.current?.focus(), []);
  const text = receipt
    ? messages.text.replace(/\{(at|reference|email)\}/g, (_, name: "at" | "reference" | "email") => receipt[name])
    : messages.plainText;
  return (
    <div className="max-w-measure rounded-2 bg-tint p-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {messages.title}
      </h2>
      <p role="status" className="mt-2 [overflow-wrap:anywhere]">
        {text}
      </p>
      <p className="mt-2 text-ink-2">{messages.keep}</p>
    </div>
  );
}
