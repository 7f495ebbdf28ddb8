"use client";
import { type FormEvent, useEffect, useId, useState } from "react";
import { useNote } from "#components/kitchen/notes/use-note.ts";
import { Button } from "#components/ui/button.tsx";
import { FormAlert } from "#components/ui/forms/form-alert.tsx";
import { showToast } from "#components/ui/toast.ts";
import { maxNoteLength } from "#lib/kitchen/notes/limits.ts";
import type { Texts } from "#lib/platform/i18n/texts.ts";

export interface RecipeNoteProps {
  recipeId: string;
  isEditing: boolean;
  /** Called with the note when it is known or has changed; null when it cannot be known. */
  onText: (text: string | null | undefined) => void;
  /** Ends editing. */
  onClose: () => void;
  labels: Texts<"notes">;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** A private note on a recipe: to write, read and change. */
export function RecipeNote({ recipeId, isEditing, onText, onClose, labels }: RecipeNoteProps) {
  const id = useId();
  const { text, isOnDevice, save } = useNote(recipeId);
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => onText(text), [onText, text]);

  function close() {
    setFailed(false);
    onClose();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const isSaved = await save(String(new FormData(event.currentTarget).get("text")));
    setSending(false);
    setFailed(!isSaved);
    if (!isSaved) return;
    close();
    showToast({ kind: "success", text: labels.saved });
  }

  if (!isEditing) {
    if (!text) return null;
    return (
      <section aria-labelledby={`${id}-title`} className="note">
        <h2 id={`${id}-title`} className="note-title">
          {labels.title}
        </h2>
        <p className="whitespace-pre-line">{text}</p>
      </section>
    );
  }
  return (
    <form onSubmit={submit} className="note grid gap-2 print:hidden">
      <label htmlFor={`${id}-text`} className="note-title">
        {labels.title}
      </label>
      <textarea
        ref={focus}
        id={`${id}-text`}
        name="text"
        defaultValue={text ?? ""}
        maxLength={maxNoteLength}
        aria-describedby={`${id}-hint`}
        className="text-input min-h-28 resize-y"
      />
      <p id={`${id}-hint`} className="text-ink-3 text-sm">
        {isOnDevice ? labels.onDevice : labels.hint}
      </p>
      <FormAlert>{hasFailed && labels.failed}</FormAlert>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isSending}>
          {labels.save}
        </Button>
        <Button variant="quiet" onClick={close}>
          {labels.cancel}
        </Button>
      </p>
    </form>
  );
}
