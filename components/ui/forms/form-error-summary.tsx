"use client";
import { formatWait } from "#lib/platform/time/relative-time.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { useForm } from "./form-context.ts";

interface FormErrorSummaryProps {
  /** Why it may be; without a text nothing is shown. */
  messages: {
    invalid?: string;
    failed?: string;
    limited?: string;
    /** With `{when}`, where the time until the next attempt is known. */
    limitedUntil?: string;
  };
  /** A name that no visible field has: its error is one of the form as a whole. */
  whole?: string;
  /** Names of the fields, before their errors. */
  labels?: Record<string, string>;
}

/** Why the form around it was rejected, with a link to each invalid field. */
export function FormErrorSummary({ messages, whole = "form", labels }: FormErrorSummaryProps) {
  const { rejection, retrySeconds, fieldErrors, errorList, errorIcon, locale } = useForm();
  const { limitedUntil } = messages;
  const text =
    retrySeconds !== undefined && limitedUntil
      ? limitedUntil.replace("{when}", () => formatWait(retrySeconds, locale))
      : rejection && (fieldErrors[whole] ?? messages[rejection]);
  if (!text) return null;
  const errors = errorList
    .filter(({ field }) => field !== whole)
    .map((error) => (labels ? { ...error, text: `${labels[error.field]}: ${error.text}` } : error));
  return <ErrorSummary text={text} errors={errors} icon={errorIcon} />;
}
