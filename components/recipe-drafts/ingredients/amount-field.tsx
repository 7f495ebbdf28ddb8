"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Locale } from "#lib/i18n/locales.ts";
import { formatAmountText, parseAmountText, type TypedAmount } from "#lib/recipe-drafts/editing/amount-text.ts";

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
  const [typed, setTyped] = useState<string>();
  const isUnreadable = typed !== undefined && parseAmountText(typed, unit) === null;
  const message = isUnreadable ? t("amountUnreadable") : error;

  function handleChange(text: string) {
    setTyped(text);
    const amount = parseAmountText(text, unit);
    if (amount) onChange(amount);
  }

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
        value={typed ?? formatAmountText(value, unit, locale)}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${id}-note` : undefined}
        className="text-input min-h-12"
        onChange={(event) => handleChange(event.target.value)}
        onBlur={() => !isUnreadable && setTyped(undefined)}
      />
      {message && (
        <p id={`${id}-note`} className="draft-row-error">
          {message}
        </p>
      )}
    </>
  );
}
