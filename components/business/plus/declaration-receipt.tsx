"use client";
import { useEffect, useRef } from "react";
import { useForm } from "#components/ui/forms/form-context.ts";
import type { CancellationState } from "#lib/business/plus/schema.ts";
import type { WithdrawalState } from "#lib/business/plus/withdrawal/schema.ts";

interface DeclarationReceiptProps {
  /** The receipt fills in `text`; a bot gets none. */
  messages: Record<"title" | "text" | "textWithoutMail" | "plainText" | "keep", string>;
}

/** Says that a declaration was received, in place of its form. */
export function DeclarationReceipt({ messages }: DeclarationReceiptProps) {
  const { receipt } = useForm().state as CancellationState | WithdrawalState;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focused button is gone.
  useEffect(() => heading.current?.focus(), []);
  const fill = ({ isMailed, ...values }: NonNullable<typeof receipt>) =>
    (isMailed ? messages.text : messages.textWithoutMail).replace(
      /\{(at|reference|email)\}/g,
      (_, name: "at" | "reference" | "email") => values[name],
    );
  const text = receipt ? fill(receipt) : messages.plainText;
  return (
    <div className="max-w-measure rounded-2 bg-tint p-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {messages.title}
      </h2>
      <p role="status" className="mt-2 [overflow-wrap:anywhere]">
        {text}
      </p>
      {receipt && (
        <ul className="mt-4 grid gap-1 [overflow-wrap:anywhere]">
          {receipt.details.map((line) => (
            <li key={line} className="whitespace-pre-line">
              {line}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-ink-2">{messages.keep}</p>
    </div>
  );
}
