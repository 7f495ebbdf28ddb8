"use client";
import { type ReactNode, useId, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextArea, TextField, Trap } from "#components/ui/field.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import { sendFeedbackAction } from "#lib/feedbacks/actions.ts";
import type { FeedbackError } from "#lib/feedbacks/schema.ts";
import type { Locale } from "#lib/i18n/locales.ts";

type Word =
  | "message"
  | "messageHint"
  | "email"
  | "emailHint"
  | "website"
  | "submit"
  | "sending"
  | "sent"
  | "limited"
  | "failed";

interface FeedbackFormProps {
  locale: Locale;
  words: Record<Word | FeedbackError, string>;
  errorIcon: ReactNode;
}

const fields = ["message", "email"] as const;

export function FeedbackForm({ locale, words, errorIcon }: FeedbackFormProps) {
  const id = useId();
  const path = useRef<HTMLInputElement>(null);
  const { status, errors, values, isSending, form } = useFormAction(sendFeedbackAction, fields);

  if (status === "sent") {
    return (
      <p role="status" data-answer className="mt-3 text-schnittlauch">
        {words.sent}
      </p>
    );
  }
  const notes = { message: errors.message && words[errors.message], email: errors.email && words[errors.email] };
  return (
    <form
      {...form}
      data-answer={status === "open" ? undefined : status}
      noValidate
      className="mt-3 grid gap-4"
      onSubmit={(event) => {
        if (path.current) path.current.value = window.location.pathname;
        form.onSubmit(event);
      }}
    >
      <TextArea
        id={`${id}-message`}
        name="message"
        label={words.message}
        hint={words.messageHint}
        error={notes.message}
        errorIcon={errorIcon}
        defaultValue={values.message}
        required
        maxLength={5000}
      />
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        autoComplete="email"
        label={words.email}
        hint={words.emailHint}
        error={notes.email}
        errorIcon={errorIcon}
        defaultValue={values.email}
      />
      <Trap name="website" label={words.website} />
      <input ref={path} type="hidden" name="path" defaultValue="/" />
      <input type="hidden" name="locale" value={locale} />
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {(status === "failed" || status === "limited") && words[status]}
      </p>
      <Button type="submit" isWide aria-disabled={isSending}>
        {isSending ? words.sending : words.submit}
      </Button>
    </form>
  );
}
