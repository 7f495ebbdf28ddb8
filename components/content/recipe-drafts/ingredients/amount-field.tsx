"use client";
import { useTranslations } from "next-intl";
import { useTypedValue } from "#components/content/recipe-drafts/fields/use-typed-value.ts";
import { formatAmountText, parseAmountText, type TypedAmount } from "#lib/content/recipe-drafts/editing/amount-text.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface AmountFieldProps {
  id: string;
  /** Without a name the form does not send it. */
  name?: string;
  label: string;
  placeholder?: string;
  value: TypedAmount;
  unit: string | null;
  locale: Locale;
  /** Message of the form. */
  error?: string;
  onChange: (amount: TypedAmount) => void;
}

/** An amount or a range as it is typed: "1 ½", "2–3". What cannot be read stays typed. */
export function AmountField({ id, name, label, placeholder, value, unit, locale, error, onChange }: AmountFieldProps) {
  const t = useTranslations("recipeDrafts.ingredients");
  const { amount, amountMax } = value;
  const { isUnread, input } = useTypedValue<TypedAmount>({
    name: name ?? id,
    value: { amount, amountMax },
    onChange,
    read: (text) => parseAmountText(text, unit) ?? undefined,
    format: (shown) => formatAmountText(shown, unit, locale),
  });
  const message = isUnread ? t("amountUnreadable") : error;

  return (
    <>
      <input
        type="text"
        id={id}
        name={name}
        aria-label={label}
        placeholder={placeholder ?? t("amount")}
        autoComplete="off"
        maxLength={40}
        {...input}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${id}-note` : undefined}
        className="text-input min-h-12"
      />
      {message && (
        <p id={`${id}-note`} className="draft-row-error">
          {message}
        </p>
      )}
    </>
  );
}
