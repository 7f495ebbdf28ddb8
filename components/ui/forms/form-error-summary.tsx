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
}

/** Why the form around it was rejected, with a link to each invalid field. */
export function FormErrorSummary({ messages }: FormErrorSummaryProps) {
  const { rejection, retrySeconds, errorList, errorIcon, locale } = useForm();
  const { limitedUntil } = messages;
  const text =
    retrySeconds !== undefined && limitedUntil
      ? limitedUntil.replace("{when}", () => formatWait(retrySeconds, locale))
      : rejection && messages[rejection];
  return text && <ErrorSummary text={text} errors={errorList} icon={errorIcon} />;
}
