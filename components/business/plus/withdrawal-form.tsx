"use client";
import { type ReactNode, useId } from "react";
import { DeclarationReceipt } from "#components/business/plus/declaration-receipt.tsx";
import { createFieldProps } from "#components/ui/forms/field-props.ts";
import { FormFrame } from "#components/ui/forms/form-frame.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { declareWithdrawalAction } from "#lib/business/plus/withdrawal/actions.ts";
import {
  type WithdrawalField,
  type WithdrawalFieldError,
  type WithdrawalState,
  withdrawalFields,
} from "#lib/business/plus/withdrawal/schema.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

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
  /** `submit` is the label that § 356a (3) BGB prescribes. */
  messages: Record<Word, string>;
  errorIcon: ReactNode;
}

/** Declares a withdrawal with what § 356a (2) BGB names; the receipt replaces the form. */
export function WithdrawalForm({ locale, messages, errorIcon }: WithdrawalFormProps) {
  const id = useId();
  const submission = useFormAction(declareWithdrawalAction, withdrawalFields);
  const { status, state, values } = submission;
  if (status === "sent") {
    return <DeclarationReceipt messages={messages} receipt={(state as WithdrawalState).receipt} />;
  }
  const field = createFieldProps(id, submission, messages, errorIcon);
  const contract = status === "open" ? messages.product : values.contract;
  return (
    <FormFrame
      submission={submission}
      locale={locale}
      messages={messages}
      className="grid max-w-measure gap-5"
      button={{ size: "lg" }}
    >
      <p>{messages.statement}</p>
      <TextField {...field("name")} autoComplete="name" required />
      <TextField {...field("contract")} defaultValue={contract} hint={messages.contractHint} required />
      <TextField {...field("email")} type="email" autoComplete="email" hint={messages.emailHint} required />
    </FormFrame>
  );
}
