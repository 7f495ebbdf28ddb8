"use client";
import { type ReactNode, useEffect } from "react";
import type { BookWords } from "#components/cookbooks/words.ts";
import { Button } from "#components/ui/button.tsx";
import { TextArea, TextField } from "#components/ui/field.tsx";
import { FormSummary } from "#components/ui/form-summary.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import { createCookbookAction, renameCookbookAction } from "#lib/cookbooks/actions.ts";
import { type BookState, bookFields } from "#lib/cookbooks/form-schema.ts";
import { limits } from "#lib/cookbooks/schema.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface BookFormProps {
  /** Its fields are called so; several forms may stand on one page. */
  id: string;
  locale: Locale;
  words: BookWords;
  errorIcon: ReactNode;
  /** The cookbook to rename; without one the form makes a new one. */
  book?: { id: string; title: string; summary: string };
  onDone?: () => void;
}

/** Name of a cookbook and what it is about. */
export function BookForm({ id, locale, words, errorIcon, book, onDone }: BookFormProps) {
  const action: (before: BookState, form: FormData) => Promise<BookState> = book
    ? renameCookbookAction
    : createCookbookAction;
  const { status, errors, values, isSending, form } = useFormAction(action, bookFields);
  useEffect(() => {
    if (status === "sent") onDone?.();
  }, [status, onDone]);
  const isRefused = status === "invalid" || status === "failed" || status === "limited";
  const given = isRefused ? values : { title: book?.title ?? "", summary: book?.summary ?? "" };
  return (
    <form {...form} noValidate className="mt-3 grid gap-4">
      {(status === "failed" || status === "limited") && <FormSummary text={words[status]} icon={errorIcon} />}
      {status === "sent" && !onDone && (
        <p role="status" className="font-strong text-schnittlauch">
          {words.saved}
        </p>
      )}
      <TextField
        id={`${id}-name`}
        name="title"
        label={words.title}
        error={errors.title && words[errors.title as keyof BookWords]}
        errorIcon={errorIcon}
        defaultValue={given.title}
        autoComplete="off"
        required
        maxLength={limits.title}
      />
      <TextArea
        id={`${id}-about`}
        name="summary"
        label={words.summary}
        hint={words.summaryHint}
        error={errors.summary && words[errors.summary as keyof BookWords]}
        errorIcon={errorIcon}
        defaultValue={given.summary}
        maxLength={limits.summary}
      />
      <input type="hidden" name="locale" value={locale} />
      {book && <input type="hidden" name="id" value={book.id} />}
      <Button type="submit" isWide aria-disabled={isSending}>
        {isSending ? words.sending : book ? words.rename : words.create}
      </Button>
    </form>
  );
}
