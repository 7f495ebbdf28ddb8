"use client";
import { type ReactNode, useEffect } from "react";
import type { NoteWords } from "#components/cookbooks/words.ts";
import { Button } from "#components/ui/button.tsx";
import { TextArea } from "#components/ui/field.tsx";
import { FormSummary } from "#components/ui/form-summary.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import { setNoteAction } from "#lib/cookbooks/actions.ts";
import { noteFields } from "#lib/cookbooks/form-schema.ts";
import { limits } from "#lib/cookbooks/schema.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface NoteFormProps {
  id: string;
  bookId: string;
  itemId: string;
  note: string;
  locale: Locale;
  words: NoteWords;
  errorIcon: ReactNode;
  onDone?: () => void;
}

/** One's own words about something in a cookbook. */
export function NoteForm({ id, bookId, itemId, note, locale, words, errorIcon, onDone }: NoteFormProps) {
  const { status, errors, values, isSending, form } = useFormAction(setNoteAction, noteFields);
  useEffect(() => {
    if (status === "sent") onDone?.();
  }, [status, onDone]);
  const isRefused = status === "invalid" || status === "failed" || status === "limited";
  return (
    <form {...form} noValidate className="mt-3 grid gap-4">
      {(status === "failed" || status === "limited") && <FormSummary text={words.failed} icon={errorIcon} />}
      {status === "sent" && !onDone && (
        <p role="status" className="font-strong text-schnittlauch">
          {words.saved}
        </p>
      )}
      <TextArea
        id={id}
        name="note"
        label={words.label}
        hint={words.hint}
        error={errors.note && words.noteTooLong}
        errorIcon={errorIcon}
        defaultValue={isRefused ? values.note : note}
        maxLength={limits.note}
      />
      <input type="hidden" name="id" value={bookId} />
      <input type="hidden" name="item" value={itemId} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" isWide aria-disabled={isSending}>
        {isSending ? words.sending : words.save}
      </Button>
    </form>
  );
}
