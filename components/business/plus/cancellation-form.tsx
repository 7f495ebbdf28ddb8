"use client";
import { type ReactNode, useId } from "react";
import { DeclarationReceipt } from "#components/business/plus/declaration-receipt.tsx";
import { ChoiceGroup, Radio } from "#components/ui/forms/choice.tsx";
import { createFieldProps } from "#components/ui/forms/field-props.ts";
import { FormFrame } from "#components/ui/forms/form-frame.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { declareCancellationAction } from "#lib/business/plus/actions.ts";
import {
  type CancellationField,
  type CancellationFieldError,
  type CancellationState,
  cancellationFields,
} from "#lib/business/plus/schema.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

type Word =
  | CancellationField
  | CancellationFieldError
  | "emailHint"
  | "contractHint"
  | "ordinary"
  | "extraordinary"
  | "reasonHint"
  | "endsOnHint"
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

interface CancellationFormProps {
  locale: Locale;
  messages: Record<Word, string>;
  errorIcon: ReactNode;
}

/** Declares a cancellation with what § 312k (2) BGB names; the receipt replaces the form. */
export function CancellationForm({ locale, messages, errorIcon }: CancellationFormProps) {
  const id = useId();
  const submission = useFormAction(declareCancellationAction, cancellationFields);
  const { status, state, values } = submission;
  if (status === "sent")
    return <DeclarationReceipt messages={messages} receipt={(state as CancellationState).receipt} />;
  const field = createFieldProps(id, submission, messages, errorIcon);
  const kind = values.kind || "ordinary";
  return (
    <FormFrame
      submission={submission}
      locale={locale}
      messages={messages}
      className="grid max-w-measure gap-5"
      button={{ size: "lg" }}
    >
      <TextField {...field("name")} autoComplete="name" required />
      <TextField {...field("email")} type="email" autoComplete="email" hint={messages.emailHint} required />
      <TextField {...field("contract")} hint={messages.contractHint} />
      <ChoiceGroup legend={messages.kind}>
        {(["ordinary", "extraordinary"] as const).map((value) => (
          <Radio key={value} name="kind" value={value} label={messages[value]} defaultChecked={kind === value} />
        ))}
      </ChoiceGroup>
      <TextArea {...field("reason")} hint={messages.reasonHint} rows={4} />
      <TextField {...field("endsOn")} type="date" hint={messages.endsOnHint} />
    </FormFrame>
  );
}
