import type { ReactNode } from "react";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import type { FormState } from "#lib/platform/http/form-state.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { formatWait } from "#lib/platform/time/relative-time.ts";
import type { AccountFormMessages } from "./form-context.ts";

interface FormErrorSummaryProps {
  status: FormState<string, string>["status"];
  retrySeconds: number | undefined;
  locale: Locale;
  list: readonly { id: string; text: string }[];
  messages: AccountFormMessages["problems"];
  icon: ReactNode;
}

/** Errors above the fields of a rejected form. */
export function FormErrorSummary({ status, retrySeconds, locale, list, messages, icon }: FormErrorSummaryProps) {
  if (status === "invalid") return <ErrorSummary text={messages.summary} errors={list} icon={icon} />;
  if (status === "limited" && retrySeconds !== undefined) {
    const text = messages.limitedUntil.replace("{when}", () => formatWait(retrySeconds, locale));
    return <ErrorSummary text={text} icon={icon} />;
  }
  if (status === "failed" || status === "limited") return <ErrorSummary text={messages[status]} icon={icon} />;
  return null;
}
