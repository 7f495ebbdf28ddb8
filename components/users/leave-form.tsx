"use client";
import { type ReactNode, useId } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { problemsOf } from "#components/ui/form-problems.ts";
import { FormSummary } from "#components/ui/form-summary.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import { CurrentPassword } from "#components/users/current-password.tsx";
import type { Locale } from "#lib/i18n/locales.ts";
import { deleteAccountAction } from "#lib/users/actions.ts";
import { type DeletionProblem, deletionFields } from "#lib/users/schema.ts";

type Word =
  | "open"
  | "word"
  | "password"
  | "showPassword"
  | "hidePassword"
  | "submit"
  | "sending"
  | "invalid"
  | "failed"
  | "limited";

interface LeaveFormProps {
  locale: Locale;
  email: string;
  hasPassword: boolean;
  words: Record<Word | DeletionProblem, string>;
  icons: { trash: ReactNode; error: ReactNode; show: ReactNode; hide: ReactNode };
}

/** The way out: opened on purpose, then a typed word, then the password. */
export function LeaveForm({ locale, email, hasPassword, words, icons }: LeaveFormProps) {
  const id = useId();
  const { status, errors, values, isSending, form } = useFormAction(deleteAccountAction, deletionFields);
  const { notes, list } = problemsOf(id, deletionFields, errors, words);
  return (
    <details
      open={status !== "open"}
      // What was pressed is out of sight now.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && status === "open")
          currentTarget.querySelector<HTMLElement>("input[name=word]")?.focus();
      }}
      className="group"
    >
      <summary className={`${buttonClass({ look: "danger" })} group-open:hidden`}>
        {icons.trash}
        {words.open}
      </summary>
      <form {...form} noValidate className="grid gap-4 rounded-2 border border-line-strong p-5">
        {(status === "invalid" || status === "failed" || status === "limited") && (
          <FormSummary text={words[status]} errors={list} icon={icons.error} />
        )}
        <TextField
          id={`${id}-word`}
          name="word"
          label={words.word}
          error={notes.word}
          errorIcon={icons.error}
          defaultValue={values.word}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
        />
        <input type="text" value={email} autoComplete="username" readOnly hidden />
        {hasPassword && <CurrentPassword id={`${id}-password`} error={notes.password} words={words} icons={icons} />}
        <input type="hidden" name="locale" value={locale} />
        <div>
          <Button type="submit" look="danger" aria-disabled={isSending}>
            {isSending ? words.sending : words.submit}
          </Button>
        </div>
      </form>
    </details>
  );
}
