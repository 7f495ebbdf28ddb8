"use client";
import { type ReactNode, useId } from "react";
import { createFieldProps } from "#components/ui/forms/field-props.ts";
import { FormFrame } from "#components/ui/forms/form-frame.tsx";
import { SentText } from "#components/ui/forms/sent-text.tsx";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { sendObjectionAction } from "#lib/people/reports/actions.ts";
import type { ObjectionFieldError } from "#lib/people/reports/schema.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface ObjectionFormProps {
  locale: Locale;
  token: string;
  messages: Record<
    ObjectionFieldError | "text" | "textHint" | "submit" | "sending" | "sent" | "limited" | "failed",
    string
  >;
  errorIcon: ReactNode;
}

const fields = ["text"] as const;

/** Objects to a decision. */
export function ObjectionForm({ locale, token, messages, errorIcon }: ObjectionFormProps) {
  const id = useId();
  const submission = useFormAction(sendObjectionAction, fields);
  if (submission.status === "sent") return <SentText>{messages.sent}</SentText>;
  const field = createFieldProps(id, submission, messages, errorIcon);
  return (
    <FormFrame submission={submission} locale={locale} messages={messages} className="grid gap-4">
      <TextArea {...field("text")} hint={messages.textHint} rows={6} required />
      <input type="hidden" name="token" value={token} />
    </FormFrame>
  );
}
