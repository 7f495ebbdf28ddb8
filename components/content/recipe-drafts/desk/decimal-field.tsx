"use client";
import { useLocale, useTranslations } from "next-intl";
import { useDraftField } from "#components/content/recipe-drafts/fields/draft-fields.tsx";
import { useTypedValue } from "#components/content/recipe-drafts/fields/use-typed-value.ts";
import { TextField } from "#components/ui/forms/text-field.tsx";

interface DecimalFieldProps {
  path: string;
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A number with decimals as it is typed in the language of the page; empty is none. */
export function DecimalField({ path, label, value, onChange }: DecimalFieldProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDrafts.problems");
  const field = useDraftField(path);
  const format = (amount: number | null) =>
    amount === null ? "" : String(amount).replace(".", locale === "de" ? "," : ".");
  const { isUnread, input } = useTypedValue({
    name: path,
    value,
    read: readDecimal,
    format,
    onChange,
    typed: field.typed,
  });
  return (
    <TextField
      {...field.props}
      {...input}
      label={label}
      error={isUnread ? t("decimal") : field.props.error}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
    />
  );
}

/** @returns undefined for anything but a number of 0 or more */
function readDecimal(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === "") return null;
  return /^\d{1,5}(?:[.,]\d{1,3})?$/.test(typed) ? Number(typed.replace(",", ".")) : undefined;
}
