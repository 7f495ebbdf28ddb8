"use client";
import { type ReactNode, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { FormAlert } from "#components/ui/forms/form-alert.tsx";
import { placeOrderAction } from "#lib/business/plus/actions.ts";
import type { OrderFieldError } from "#lib/business/plus/schema.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { PlusPlan } from "#lib/platform/config/plus-offer.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface OrderFormProps {
  locale: Locale;
  plan: PlusPlan;
  messages: Record<OrderFieldError | "consent" | "submit" | "sending" | "failed" | "limited" | "note", string>;
  /** The essential facts of the contract, directly above the button (§ 312j (2) BGB). */
  summary: ReactNode;
  errorIcon: ReactNode;
}

const fields = ["plan", "consent"] as const;

/** Places an order. The button says nothing but that it costs money (§ 312j (3) BGB). */
export function OrderForm({ locale, plan, messages, summary, errorIcon }: OrderFormProps) {
  const id = useId();
  const { status, errors, values, isSending, form } = useFormAction(placeOrderAction, fields);
  return (
    <form {...form} className="grid gap-6">
      <input type="hidden" name="plan" value={plan} />
      <input type="hidden" name="locale" value={locale} />
      <Checkbox
        id={`${id}-consent`}
        name="consent"
        label={messages.consent}
        defaultChecked={values.consent === "on"}
        error={errors.consent && messages[errors.consent]}
        errorIcon={errorIcon}
        required
      />
      {summary}
      <FormAlert>
        {(status === "failed" || status === "limited") && messages[status]}
        {errors.plan && messages[errors.plan]}
      </FormAlert>
      <div className="grid justify-items-start gap-3">
        <Button type="submit" size="lg" aria-disabled={isSending} className="max-sm:w-full">
          {isSending ? messages.sending : messages.submit}
        </Button>
        <p className="text-ink-2 text-sm">{messages.note}</p>
      </div>
    </form>
  );
}
