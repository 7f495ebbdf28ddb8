"use client";
import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { createFieldProps } from "#components/ui/forms/field-props.ts";
import { FormFrame } from "#components/ui/forms/form-frame.tsx";
import { SentText } from "#components/ui/forms/sent-text.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { sendFeedbackAction } from "#lib/people/feedback/actions.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { Texts } from "#lib/platform/i18n/texts.ts";

interface FeedbackFormProps {
  locale: Locale;
  messages: Texts<"feedback.form">;
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
  const submission = useFormAction(sendFeedbackAction, fields);

  if (submission.status === "sent") {
    return (
      <div data-answer className="mt-3 grid gap-4">
        <SentText>{messages.sent}</SentText>
        <Button variant="secondary" className="needs-script" onClick={onAgain}>
          {messages.again}
        </Button>
      </div>
    );
  }
  const field = createFieldProps(id, submission, messages, errorIcon);
  return (
    <FormFrame
      submission={submission}
      locale={locale}
      messages={messages}
      className="mt-3 grid gap-4"
      button={{ isFullWidth: true }}
      onSubmit={() => {
        if (path.current) path.current.value = window.location.pathname;
      }}
    >
      <TextArea {...field("message")} hint={messages.messageHint} required maxLength={5000} />
      <TextField {...field("email")} type="email" autoComplete="email" hint={messages.emailHint} />
      <input ref={path} type="hidden" name="path" defaultValue="/" />
    </FormFrame>
  );
}
