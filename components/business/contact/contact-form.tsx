"use client";
import { type ReactNode, useEffect, useId } from "react";
import { ChoiceGroup, Radio } from "#components/ui/forms/choice.tsx";
import { createFieldProps } from "#components/ui/forms/field-props.ts";
import { FormFrame } from "#components/ui/forms/form-frame.tsx";
import { SentText } from "#components/ui/forms/sent-text.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { loadSenderAction, sendContactAction } from "#lib/business/contact/actions.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { Texts } from "#lib/platform/i18n/texts.ts";

interface ContactFormProps {
  locale: Locale;
  topics: { value: string; label: string }[];
  messages: Texts<"contact.form">;
  errorIcon: ReactNode;
}

const fields = ["topic", "name", "email", "message"] as const;

/** A message to the site; name and address of a signed-in user are filled in. */
export function ContactForm({ locale, topics, messages, errorIcon }: ContactFormProps) {
  const id = useId();
  const submission = useFormAction(sendContactAction, fields);
  usePrefill({ name: `${id}-name`, email: `${id}-email` });
  if (submission.status === "sent") return <SentText>{messages.sent}</SentText>;
  const field = createFieldProps(id, submission, messages, errorIcon);
  const topicError = field("topic").error;
  return (
    <FormFrame submission={submission} locale={locale} messages={messages} className="grid gap-5">
      <ChoiceGroup legend={messages.topic} aria-describedby={topicError && `${id}-topic-note`}>
        <div className="grid sm:grid-cols-2">
          {topics.map(({ value, label }) => (
            <Radio
              key={value}
              name="topic"
              value={value}
              label={label}
              defaultChecked={value === submission.values.topic}
              required
              aria-invalid={topicError ? true : undefined}
            />
          ))}
        </div>
        {topicError && (
          <p
            id={`${id}-topic-note`}
            role="alert"
            className="mt-[0.35rem] flex items-start gap-[0.4rem] font-strong text-error text-sm"
          >
            {errorIcon}
            {topicError}
          </p>
        )}
      </ChoiceGroup>
      <TextField {...field("name")} autoComplete="name" hint={messages.nameHint} />
      <TextField {...field("email")} type="email" autoComplete="email" hint={messages.emailHint} required />
      <TextArea {...field("message")} hint={messages.messageHint} rows={7} required />
    </FormFrame>
  );
}

/** Fills fields of a signed-in user in, unless something is typed there already. */
function usePrefill(ids: { name: string; email: string }): void {
  const { name, email } = ids;
  const userId = useSessionUser()?.id;
  useEffect(() => {
    if (!userId) return;
    let isCurrent = true;
    const fill = (id: string, value: string) => {
      const input = document.getElementById(id);
      if (input instanceof HTMLInputElement && input.value === "") input.value = value;
    };
    loadSenderAction().then(
      (sender) => {
        if (!sender || !isCurrent) return;
        fill(name, sender.name);
        fill(email, sender.email);
      },
      // The form works without it.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, name, email]);
}
