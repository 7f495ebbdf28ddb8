"use client";
import type { ErrorWords } from "#components/layout/error-words.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";

interface ErrorScreenProps {
  words: ErrorWords;
  /** Number under which the server has noted the error. */
  digest?: string;
  retry: () => void;
}

/** Says that something failed on our side, and offers the way on. */
export function ErrorScreen({ words, digest, retry }: ErrorScreenProps) {
  return (
    <div className="wrap grid gap-4 py-(--section)" role="alert">
      <h1 className="text-3xl">{words.title}</h1>
      <p className="standfirst">{words.text}</p>
      {digest && (
        <p className="text-ink-3 text-sm tabular-nums">
          {words.number} {digest}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button size="lg" onClick={retry}>
          {words.retry}
        </Button>
        {/* A full load: whatever broke here is left behind. */}
        <a href={words.homeHref} className={buttonClass({ look: "bare", size: "lg" })}>
          {words.home}
        </a>
      </p>
    </div>
  );
}
