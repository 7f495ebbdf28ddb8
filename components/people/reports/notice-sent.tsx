"use client";
import { useEffect, useRef } from "react";

interface NoticeSentProps {
  messages: Record<"sentTitle" | "sentText" | "sentPlain" | "another", string>;
  /** Undefined for a bot. */
  reference: string | undefined;
}

/** Confirms a notice with its number. */
export function NoticeSent({ messages, reference }: NoticeSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focused button is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="max-w-measure rounded-2 bg-tint p-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {messages.sentTitle}
      </h2>
      <p role="status" className="mt-2">
        {reference ? messages.sentText.replace("{reference}", reference) : messages.sentPlain}
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
