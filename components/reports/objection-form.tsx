"use client";
import { type ReactNode, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { useFormAction } from "#lib/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { sendObjectionAction } from "#lib/reports/actions.ts";
import type { ObjectionFieldError } from "#lib/reports/schema.ts";

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
  const { status, errors, values, isSending, form } = useFormAction(sendObjectionAction, fields);
  if (status === "sent") {
    return (
      <p role="status" className="text-success">
        {messages.sent}
      </p>
    );
  }
  return (
    <form {...form} className="grid gap-4">
      <TextArea
        id={`${id}-text`}
        name="text"
        label={messages.text}
        hint={messages.textHint}
        error={errors.text && messages[errors.text]}
        errorIcon={errorIcon}
        defaultValue={values.text}
        rows={6}
        required
      />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {(status === "failed" || status === "limited") && messages[status]}
      </p>
      <Button type="submit" aria-disabled={isSending} className="justify-self-start">
        {isSending ? messages.sending : messages.submit}
      </Button>
    </form>
  );
}
