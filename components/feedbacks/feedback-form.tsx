"use client";
import { type ReactNode, useActionState, useEffect, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextArea, TextField } from "#components/ui/field.tsx";
import { sendFeedbackAction } from "#lib/feedbacks/actions.ts";
import type { FeedbackError, FeedbackState } from "#lib/feedbacks/schema.ts";
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

const nothing = { message: "", email: "" };

/** Keeps the typed text when the action cannot be reached at all. */
async function trySending(before: FeedbackState, form: FormData): Promise<FeedbackState> {
  try {
    return await sendFeedbackAction(before, form);
  } catch {
    const values = { message: String(form.get("message")), email: String(form.get("email")) };
    return { status: "failed", errors: {}, values };
  }
}

export function FeedbackForm({ locale, words, errorIcon }: FeedbackFormProps) {
  const id = useId();
  const path = useRef<HTMLInputElement>(null);
  const [isLive, setLive] = useState(false);
  // Until there is script, the form posts to the action itself.
  const [state, send, isSending] = useActionState(isLive ? trySending : sendFeedbackAction, { status: "open" });
  useEffect(() => setLive(true), []);

  if (state.status === "sent") {
    return (
      <p role="status" data-answer className="mt-3 text-schnittlauch">
        {words.sent}
      </p>
    );
  }
  const { errors, values } = "values" in state ? state : { errors: {}, values: nothing };
  const notes = { message: errors.message && words[errors.message], email: errors.email && words[errors.email] };
  return (
    <form
      action={send}
      data-answer={state.status === "open" ? undefined : state.status}
      noValidate
      className="mt-3 grid gap-4"
      onSubmit={() => {
        if (path.current) path.current.value = window.location.pathname;
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
      <label className="absolute -left-[999rem]" aria-hidden="true">
        {words.website}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <input ref={path} type="hidden" name="path" defaultValue="/" />
      <input type="hidden" name="locale" value={locale} />
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {(state.status === "failed" || state.status === "limited") && words[state.status]}
      </p>
      <Button type="submit" isWide aria-disabled={isSending}>
        {isSending ? words.sending : words.submit}
      </Button>
    </form>
  );
}
