"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { StaleNote, useDraftField } from "#components/recipe-drafts/fields/draft-fields.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";

interface DraftTextProps {
  /** In the content. */
  path: string;
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  lang?: string;
  placeholder?: string;
}

/** A line of text that says near its limit how much is left. */
export function DraftLine({ path, value, onChange, maxLength, hint, ...rest }: DraftTextProps) {
  const field = useDraftField(path, useCounter(value, maxLength, hint));
  return (
    <div>
      <TextField
        {...rest}
        {...field.props}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
      />
      <StaleNote path={path} />
    </div>
  );
}

/** A text of several lines with a counter. */
export function DraftText({ path, value, onChange, maxLength, hint, ...rest }: DraftTextProps) {
  const field = useDraftField(path, useCounter(value, maxLength, hint));
  return (
    <div>
      <TextArea
        {...rest}
        {...field.props}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
      />
      <StaleNote path={path} />
    </div>
  );
}

function useCounter(value: string, maxLength: number, hint?: string): ReactNode {
  const t = useTranslations("recipeDrafts.fields");
  const left = maxLength - value.length;
  const counter = left <= Math.max(20, maxLength / 5) ? t("left", { count: left }) : "";
  return [hint, counter].filter(Boolean).join(" ") || undefined;
}

interface DraftNumberProps {
  path: string;
  label: string;
  hint?: string;
  value: number | null;
  onChange: (value: number | null) => void;
  max: number;
  placeholder?: string;
  end?: ReactNode;
}

/** A whole number; an empty field is none. What is no number stays as it was typed. */
export function DraftNumber({ path, value, onChange, max, hint, ...rest }: DraftNumberProps) {
  const t = useTranslations("recipeDrafts.problems");
  const field = useDraftField(path, hint);
  const [typed, setTyped] = useState(field.typed ?? null);
  const isWrong = typed !== null && readWhole(typed, max) === undefined;
  return (
    <TextField
      {...rest}
      {...field.props}
      error={isWrong ? t(/^\d+$/.test(typed.trim()) ? "range" : "number") : field.props.error}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      value={isWrong ? typed : (value ?? "")}
      onChange={({ target }) => {
        const number = readWhole(target.value, max);
        setTyped(target.value);
        if (number !== undefined) onChange(number);
      }}
    />
  );
}

/** @returns undefined for anything but a whole number up to the maximum */
function readWhole(text: string, max: number): number | null | undefined {
  const typed = text.trim();
  if (typed === "") return null;
  return /^\d{1,6}$/.test(typed) && Number(typed) <= max ? Number(typed) : undefined;
}
