"use client";
import { type ReactNode, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { problemsOf } from "#components/ui/form-problems.ts";
import { FormSummary } from "#components/ui/form-summary.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import { CurrentPassword } from "#components/users/current-password.tsx";
import type { Locale } from "#lib/i18n/locales.ts";
import { moveEmailAction } from "#lib/users/actions.ts";
import { type MoveProblem, moveFields } from "#lib/users/schema.ts";

type Word =
  | "email"
  | "password"
  | "showPassword"
  | "hidePassword"
  | "submit"
  | "sending"
  | "sent"
  | "invalid"
  | "failed"
  | "limited";

interface MoveFormProps {
  locale: Locale;
  hasPassword: boolean;
  words: Record<Word | MoveProblem, string>;
  icons: { error: ReactNode; show: ReactNode; hide: ReactNode };
}

/** Another e-mail address; it counts once its owner has pressed the link in a mail. */
export function MoveForm({ locale, hasPassword, words, icons }: MoveFormProps) {
  const id = useId();
  const { status, errors, values, isSending, form } = useFormAction(moveEmailAction, moveFields);
  const { notes, list } = problemsOf(id, moveFields, errors, words);
  return (
    <form {...form} noValidate className="grid gap-4">
      {(status === "invalid" || status === "failed" || status === "limited") && (
        <FormSummary text={words[status]} errors={list} icon={icons.error} />
      )}
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        label={words.email}
        error={notes.email}
        errorIcon={icons.error}
        defaultValue={values.email}
        autoComplete="email"
        required
        maxLength={254}
      />
      {hasPassword && <CurrentPassword id={`${id}-password`} error={notes.password} words={words} icons={icons} />}
      <input type="hidden" name="locale" value={locale} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look="secondary" aria-disabled={isSending}>
          {isSending ? words.sending : words.submit}
        </Button>
        <p role="status" className="text-schnittlauch text-sm empty:hidden">
          {status === "sent" && !isSending && words.sent}
        </p>
      </div>
    </form>
  );
}
