"use client";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useNote } from "#components/notes/use-note.ts";
import { Button } from "#components/ui/button.tsx";
import { showToast } from "#components/ui/toast.ts";
import { maxNoteLength } from "#lib/notes/limits.ts";

interface RecipeNoteProps {
  recipeId: string;
  icon: ReactNode;
  labels: {
    title: string;
    add: string;
    edit: string;
    hint: string;
    onDevice: string;
    save: string;
    cancel: string;
    saved: string;
    failed: string;
  };
}

/** Button and field replace each other, and so hand on the focus. */
const focus = (element: HTMLElement | null) => element?.focus();

/** A private note on a recipe: to write, read and change. */
export function RecipeNote({ recipeId, icon, labels }: RecipeNoteProps) {
  const id = useId();
  const { text, isOnDevice, save } = useNote(recipeId);
  const [isEditing, setEditingState] = useState(false);
  const [hasEdited, setEdited] = useState(false);
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  function setEditing(isOpen: boolean) {
    setEditingState(isOpen);
    setEdited(!isOpen);
    setFailed(false);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const isSaved = await save(String(new FormData(event.currentTarget).get("text")));
    setSending(false);
    setFailed(!isSaved);
    if (!isSaved) return;
    setEditing(false);
    showToast({ kind: "success", text: labels.saved });
  }

  if (text === undefined) return null;
  if (!isEditing) {
    return (
      <section aria-labelledby={`${id}-title`} className={text ? "note" : "print:hidden"}>
        <h2 id={`${id}-title`} className={text ? "note-title" : "sr-only"}>
          {labels.title}
        </h2>
        {text && <p className="whitespace-pre-line">{text}</p>}
        <Button
          ref={hasEdited ? focus : undefined}
          variant="bare"
          className="-ml-2 print:hidden"
          onClick={() => setEditing(true)}
        >
          {icon}
          {text ? labels.edit : labels.add}
        </Button>
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
        defaultValue={text}
        maxLength={maxNoteLength}
        aria-describedby={`${id}-hint`}
        className="text-input min-h-28 resize-y"
      />
      <p id={`${id}-hint`} className="text-ink-3 text-sm">
        {isOnDevice ? labels.onDevice : labels.hint}
      </p>
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {hasFailed && labels.failed}
      </p>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isSending}>
          {labels.save}
        </Button>
        <Button variant="quiet" onClick={() => setEditing(false)}>
          {labels.cancel}
        </Button>
      </p>
    </form>
  );
}
