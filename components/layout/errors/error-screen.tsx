"use client";
import type { ErrorMessages } from "#components/layout/errors/error-messages.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";

interface ErrorScreenProps {
  messages: ErrorMessages;
  /** Id of the error in the server's log. */
  digest?: string;
}

/**
 * Shown when a page failed to render. The next try loads the document: rendering it again would
 * neither ask for data nor for scripts.
 */
export function ErrorScreen({ messages, digest }: ErrorScreenProps) {
  return (
    <div className="wrap grid gap-4 py-(--section)" role="alert">
      <h1 className="text-3xl">{messages.title}</h1>
      <p className="standfirst">{messages.text}</p>
      {digest && (
        <p className="text-ink-3 text-sm tabular-nums">
          {messages.number} {digest}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button size="lg" onClick={() => window.location.reload()}>
          {messages.retry}
        </Button>
        {/* A full page load also resets the broken state. */}
        <a href={messages.homeHref} className={buttonClass({ variant: "bare", size: "lg" })}>
          {messages.home}
        </a>
      </p>
    </div>
  );
}
