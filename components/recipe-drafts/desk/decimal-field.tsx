"use client";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useDraftField } from "#components/recipe-drafts/fields/draft-fields.tsx";
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
  const [typed, setTyped] = useState(field.typed ?? null);
  const isWrong = typed !== null && readDecimal(typed) === undefined;
  const shown = value === null ? "" : String(value).replace(".", locale === "de" ? "," : ".");
  const isTyping = typed !== null && readDecimal(typed) === value;
  return (
    <TextField
      {...field.props}
      label={label}
      error={isWrong ? t("decimal") : field.props.error}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={isWrong || isTyping ? (typed ?? "") : shown}
      onChange={({ target }) => {
        const number = readDecimal(target.value);
        setTyped(target.value);
        if (number !== undefined) onChange(number);
      }}
    />
  );
}

/** @returns undefined for anything but a number of 0 or more */
function readDecimal(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === "") return null;
  return /^\d{1,5}(?:[.,]\d{1,3})?$/.test(typed) ? Number(typed.replace(",", ".")) : undefined;
}
