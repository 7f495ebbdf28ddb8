"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { FormFrame } from "#components/ui/forms/form-frame.tsx";
import { SentText } from "#components/ui/forms/sent-text.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { focusIfLost } from "#components/ui/navigation/focus-if-lost.ts";
import { sendFeedbackAction } from "#lib/people/feedback/actions.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { Texts } from "#lib/platform/i18n/texts.ts";

interface FeedbackFormProps {
  locale: Locale;
  messages: Texts<"feedback.form">;
  errorIcon: ReactNode;
}

const fields = ["message", "email"] as const;

/** Form for a message to the editors; after one was sent, another can be written. */
export function FeedbackForm({ locale, messages, errorIcon }: FeedbackFormProps) {
  const [round, setRound] = useState(0);
  const path = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (round > 0) focusIfLost(path.current?.form?.querySelector("textarea"));
  }, [round]);
  return (
    <FormFrame
      key={round}
      action={sendFeedbackAction}
      fields={fields}
      errors={messages}
      errorIcon={errorIcon}
      locale={locale}
      messages={messages}
      className="mt-3 grid gap-4"
      button={{ isFullWidth: true }}
      onSubmit={() => {
        if (path.current) path.current.value = window.location.pathname;
      }}
      sent={
        <div data-answer className="mt-3 grid gap-4">
          <SentText>{messages.sent}</SentText>
          <Button variant="secondary" className="needs-script" onClick={() => setRound(round + 1)}>
            {messages.again}
          </Button>
        </div>
      }
    >
      <TextArea name="message" label={messages.message} hint={messages.messageHint} required maxLength={5000} />
      <TextField name="email" type="email" label={messages.email} hint={messages.emailHint} autoComplete="email" />
      <input ref={path} type="hidden" name="path" defaultValue="/" />
    </FormFrame>
  );
}
