"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { StaleNote, useDraftField } from "#components/content/recipe-drafts/fields/draft-fields.tsx";
import { useTypedValue } from "#components/content/recipe-drafts/fields/use-typed-value.ts";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { maxDurationLength, parseTypedDuration } from "#lib/measures/kitchen-text/typed-duration.ts";

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
  className?: string;
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

/** A whole number; an empty field is none. */
export function DraftNumber({ path, value, onChange, max, hint, ...rest }: DraftNumberProps) {
  const t = useTranslations("recipeDrafts.problems");
  const field = useDraftField(path, hint);
  const read = (text: string) => readWhole(text, max);
  const { isUnread, typed, input } = useTypedValue({
    name: path,
    value,
    read,
    format: formatWhole,
    onChange,
    typed: field.typed,
  });
  return (
    <TextField
      {...rest}
      {...field.props}
      {...input}
      error={isUnread ? t(/^\d+$/.test(typed.trim()) ? "range" : "number") : field.props.error}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
    />
  );
}

/** Minutes, typed as people write a duration: "90", "1 h", "1 Std 20 Min". */
export function DraftDuration({ path, value, onChange, max, hint, ...rest }: DraftNumberProps) {
  const t = useTranslations("recipeDrafts.problems");
  const field = useDraftField(path, hint);
  const read = (text: string) => {
    const minutes = parseTypedDuration(text);
    return typeof minutes === "number" && minutes > max ? undefined : minutes;
  };
  const { isUnread, typed, input } = useTypedValue({
    name: path,
    value,
    read,
    format: formatWhole,
    onChange,
    typed: field.typed,
    isReadOnLeave: true,
  });
  return (
    <TextField
      {...rest}
      {...field.props}
      {...input}
      error={isUnread ? t(parseTypedDuration(typed) === undefined ? "duration" : "range") : field.props.error}
      autoComplete="off"
      maxLength={maxDurationLength}
    />
  );
}

const formatWhole = (value: number | null) => (value === null ? "" : String(value));

/** @returns undefined for anything but a whole number up to the maximum */
function readWhole(text: string, max: number): number | null | undefined {
  const typed = text.trim();
  if (typed === "") return null;
  return /^\d{1,6}$/.test(typed) && Number(typed) <= max ? Number(typed) : undefined;
}
