"use client";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { limits } from "#lib/kitchen/cookbooks/limits.ts";
import type { SaveMessages } from "#lib/kitchen/cookbooks/save-modal-content.ts";
import type { WriteResult } from "#lib/platform/browser/write-queue/write-queue.ts";

interface NewCookbookFormProps {
  suggestedTitle: string;
  messages: SaveMessages;
  /** @returns why it could not be created */
  create: (title: string) => Promise<WriteResult | undefined>;
  /** Closes the dialog. */
  close: () => void;
}

/** Value of the button that closes the dialog. */
const closeValue = "close";

/**
 * Creates a cookbook within the save dialog, with the item in it. Its last button closes the
 * dialog: a name that was typed is not lost.
 */
export function NewCookbookForm({ suggestedTitle, messages, create, close }: NewCookbookFormProps) {
  const id = useId();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const title = String(new FormData(event.currentTarget).get("title") ?? "").trim();
    const field = event.currentTarget.elements.namedItem("title");
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isClosing = submitter instanceof HTMLButtonElement && submitter.value === closeValue;
    if (isClosing && title === "") return close();
    const failure = await send(title);
    if (!failure) return isClosing ? close() : undefined;
    setError(messages[failure]);
    if (field instanceof HTMLElement) field.focus();
  }

  async function send(title: string): Promise<keyof SaveMessages | undefined> {
    // An empty title is not stored: nothing could be delivered later.
    if (title === "") return "titleMissing";
    setSending(true);
    const failure = await create(title);
    setSending(false);
    return failure && toErrorKey(failure);
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <div className="mt-3 mb-5 flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            id={id}
            name="title"
            label={messages.name}
            defaultValue={suggestedTitle}
            error={error}
            errorIcon={<DialogIcon name="circleAlert" />}
            autoComplete="off"
            enterKeyHint="done"
            autoFocus
            required
            maxLength={limits.titleLength}
          />
        </div>
        <Button type="submit" variant="secondary" aria-disabled={isSending} className="mt-[1.7rem] min-h-12">
          {messages.add}
        </Button>
      </div>
      <Button type="submit" value={closeValue} isFullWidth>
        {messages.done}
      </Button>
    </form>
  );
}

function toErrorKey(result: WriteResult): keyof SaveMessages {
  if (result.ok) return "failed";
  if (result.code === "limit") return "shelfFull";
  if (result.code === "missing") return "missing";
  const { title } = result.errors;
  return title === "titleMissing" || title === "titleTooLong" ? title : "failed";
}
