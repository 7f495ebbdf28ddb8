"use client";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { askApi, RefusedError } from "#lib/ask-api.ts";
import type { SaveWord, ShelfEntry } from "#lib/cookbooks/save-window.ts";
import { limits } from "#lib/cookbooks/schema.ts";

interface NewBookProps {
  itemId: string;
  /** What was searched for in vain is probably to be its name. */
  suggested: string;
  words: Record<SaveWord, string>;
  errorIcon: ReactNode;
  onCreated: (book: ShelfEntry) => void;
}

/** Makes a cookbook within the window; what is being saved is in it at once. */
export function NewBook({ itemId, suggested, words, errorIcon, onCreated }: NewBookProps) {
  const id = useId();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const title = String(new FormData(event.currentTarget).get("title") ?? "");
    const field = event.currentTarget.elements.namedItem("title");
    setSending(true);
    try {
      const body = { title, item: itemId };
      const { data } = await askApi<{ data: ShelfEntry }>("/api/users/me/cookbooks/", { method: "POST", body });
      onCreated(data);
    } catch (caught) {
      setError(words[reason(caught)]);
      setSending(false);
      if (field instanceof HTMLElement) field.focus();
    }
  }

  return (
    <form onSubmit={create} noValidate className="mt-3 mb-5 flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          id={id}
          name="title"
          label={words.name}
          defaultValue={suggested}
          error={error}
          errorIcon={errorIcon}
          autoComplete="off"
          enterKeyHint="done"
          autoFocus
          required
          maxLength={limits.title}
        />
      </div>
      <Button type="submit" look="secondary" aria-disabled={isSending} className="mt-[1.7rem] min-h-12">
        {words.add}
      </Button>
    </form>
  );
}

function reason(error: unknown): SaveWord {
  if (!(error instanceof RefusedError)) return "failed";
  if (error.code === "limit") return "shelfFull";
  if (error.code === "missing") return "missing";
  return error.fields.title === "titleMissing" || error.fields.title === "titleTooLong" ? error.fields.title : "failed";
}
