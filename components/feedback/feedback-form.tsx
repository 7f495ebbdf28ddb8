"use client";
import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Honeypot, TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { useFormAction } from "#lib/browser/forms/use-form-action.ts";
import { sendFeedbackAction } from "#lib/feedback/actions.ts";
import type { FeedbackFieldError } from "#lib/feedback/schema.ts";
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
  | "again"
  | "limited"
  | "failed";

interface FeedbackFormProps {
  locale: Locale;
  messages: Record<Word | FeedbackFieldError, string>;
  errorIcon: ReactNode;
}

const fields = ["message", "email"] as const;

/** Form for a message to the editors; after one was sent, another can be written. */
export function FeedbackForm(props: FeedbackFormProps) {
  const [round, setRound] = useState(0);
  return <MessageForm key={round} {...props} onAgain={() => setRound(round + 1)} />;
}

function MessageForm({ locale, messages, errorIcon, onAgain }: FeedbackFormProps & { onAgain: () => void }) {
  const id = useId();
  const path = useRef<HTMLInputElement>(null);
  const { status, errors, values, isSending, form } = useFormAction(sendFeedbackAction, fields);

  if (status === "sent") {
    return (
      <div data-answer className="mt-3 grid gap-4">
        <p role="status" className="text-success">
          {messages.sent}
        </p>
        <Button variant="secondary" className="needs-script" onClick={onAgain}>
          {messages.again}
        </Button>
      </div>
    );
  }
  const notes = { message: errors.message && messages[errors.message], email: errors.email && messages[errors.email] };
  return (
    <form
      {...form}
      data-answer={status === "open" ? undefined : status}
      className="mt-3 grid gap-4"
      onSubmit={(event) => {
        if (path.current) path.current.value = window.location.pathname;
        form.onSubmit(event);
      }}
    >
      <TextArea
        id={`${id}-message`}
        name="message"
        label={messages.message}
        hint={messages.messageHint}
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
        label={messages.email}
        hint={messages.emailHint}
        error={notes.email}
        errorIcon={errorIcon}
        defaultValue={values.email}
      />
      <Honeypot name="website" label={messages.website} />
      <input ref={path} type="hidden" name="path" defaultValue="/" />
      <input type="hidden" name="locale" value={locale} />
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {(status === "failed" || status === "limited") && messages[status]}
      </p>
      <Button type="submit" isFullWidth aria-disabled={isSending}>
        {isSending ? messages.sending : messages.submit}
      </Button>
    </form>
  );
}
