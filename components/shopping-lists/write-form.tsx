"use client";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { limits } from "#lib/shopping-lists/entry.ts";
import type { PageWords } from "#lib/shopping-lists/page-words.ts";

interface WriteFormProps {
  words: PageWords;
  icons: { plus: ReactNode; error: ReactNode };
  /** Writes it down; false when it was not taken, and then it stays in the field. */
  onWrite: (text: string) => Promise<boolean>;
}

/** One line for everything no recipe knows of. */
export function WriteForm({ words, icons, onWrite }: WriteFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<"textMissing" | "textTooLong">();

  async function write(event: FormEvent) {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    const typed = input.value;
    const text = typed.replace(/\s+/g, " ").trim();
    const problem = text === "" ? "textMissing" : text.length > limits.text ? "textTooLong" : undefined;
    setError(problem);
    input.focus();
    if (problem) return;
    input.value = "";
    // Whoever has typed on meanwhile keeps that.
    if (!(await onWrite(text)) && input.value === "") input.value = typed;
  }

  return (
    <form noValidate onSubmit={write} className="print:hidden">
      <label htmlFor={id} className="sr-only">
        {words.write}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          type="text"
          enterKeyHint="done"
          autoComplete="off"
          placeholder={words.placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onInput={() => setError(undefined)}
          className="min-h-12 w-full min-w-0 rounded-2 border-[1.5px] border-line-strong bg-surface px-[0.85rem] aria-invalid:border-2 aria-invalid:border-error"
        />
        <Button type="submit" className="flex-none" aria-label={words.writeDown}>
          {icons.plus}
          <span className="max-sm:sr-only">{words.writeDown}</span>
        </Button>
      </div>
      {error && (
        <p
          id={`${id}-note`}
          role="alert"
          className="mt-1.5 flex items-start gap-[0.4rem] font-strong text-error text-sm"
        >
          {icons.error}
          {words[error]}
        </p>
      )}
    </form>
  );
}
