"use client";
import { type ReactNode, useId } from "react";
import { DeclarationReceipt } from "#components/plus/declaration-receipt.tsx";
import { Button } from "#components/ui/button.tsx";
import { Honeypot, TextField } from "#components/ui/forms/text-field.tsx";
import { useFormAction } from "#lib/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { declareWithdrawalAction } from "#lib/plus/withdrawal/actions.ts";
import {
  type WithdrawalField,
  type WithdrawalFieldError,
  type WithdrawalState,
  withdrawalFields,
} from "#lib/plus/withdrawal/schema.ts";

type Word =
  | WithdrawalField
  | WithdrawalFieldError
  | "statement"
  | "emailHint"
  | "contractHint"
  | "product"
  | "website"
  | "submit"
  | "sending"
  | "invalid"
  | "failed"
  | "limited"
  | "sentTitle"
  | "sentText"
  | "sentPlain"
  | "keep";

interface WithdrawalFormProps {
  locale: Locale;
  messages: Record<Word, string>;
  errorIcon: ReactNode;
}

/** Declares a withdrawal with what § 356a (2) BGB names; the receipt replaces the form. */
export function WithdrawalForm({ locale, messages, errorIcon }: WithdrawalFormProps) {
  const id = useId();
  const { state, status, errors, values, isSending, form } = useFormAction(declareWithdrawalAction, withdrawalFields);
  if (status === "sent") {
    return <DeclarationReceipt messages={messages} receipt={(state as WithdrawalState).receipt} />;
  }
  const field = (name: WithdrawalField, initial = "") => {
    const error = errors[name];
    const defaultValue = status === "open" ? initial : values[name];
    const base = { id: `${id}-${name}`, name, label: messages[name], errorIcon, defaultValue };
    return { ...base, error: error && messages[error] };
  };
  return (
    <form {...form} className="grid max-w-measure gap-5">
      <p>{messages.statement}</p>
      <TextField {...field("name")} autoComplete="name" required />
      <TextField {...field("contract", messages.product)} hint={messages.contractHint} required />
      <TextField {...field("email")} type="email" autoComplete="email" hint={messages.emailHint} required />
      <Honeypot name="website" label={messages.website} />
      <input type="hidden" name="locale" value={locale} />
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {(status === "invalid" || status === "failed" || status === "limited") && messages[status]}
      </p>
      {/* The label that § 356a (3) BGB prescribes. */}
      <Button type="submit" size="lg" aria-disabled={isSending} className="justify-self-start">
        {isSending ? messages.sending : messages.submit}
      </Button>
    </form>
  );
}
