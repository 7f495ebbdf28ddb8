"use client";
import { useEffect, useRef } from "react";
import { useForm } from "#components/ui/forms/form-context.ts";
import type { NoticeState } from "#lib/people/reports/schema.ts";

/** Confirms a notice with its number, which a bot does not get. */
export function NoticeSent({ messages }: { messages: Record<"title" | "text" | "plainText" | "another", string> }) {
  const { reference } = useForm().state as NoticeState;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focused button is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="max-w-measure rounded-2 bg-tint p-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {messages.title}
      </h2>
      <p role="status" className="mt-2">
        {reference ? messages.text.replace("{reference}", reference) : messages.plainText}
      </p>
      <p className="mt-4">
        {/* A document load: the form is empty again. */}
        <a href="?" className="inline-flex min-h-11 items-center font-strong text-primary underline">
          {messages.another}
        </a>
      </p>
    </div>
  );
}
