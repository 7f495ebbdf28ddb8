"use client";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { FormSummary } from "#components/ui/form-summary.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { arriveEmailAction } from "#lib/users/actions.ts";
import { arriveFields } from "#lib/users/schema.ts";

interface ArriveFormProps {
  locale: Locale;
  /** The secret of the link in the mail. */
  token: string;
  words: Record<"submit" | "sending" | "dead" | "failed" | "limited", string>;
  errorIcon: ReactNode;
}

/** One press: mail programs open links by themselves, and that must change nothing. */
export function ArriveForm({ locale, token, words, errorIcon }: ArriveFormProps) {
  const { status, isSending, form } = useFormAction(arriveEmailAction, arriveFields);
  const isRefused = status === "invalid" || status === "failed" || status === "limited";
  return (
    <form {...form} className="mt-5 grid gap-4">
      {isRefused && <FormSummary text={words[status === "invalid" ? "dead" : status]} icon={errorIcon} />}
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" size="lg" isWide aria-disabled={isSending}>
        {isSending ? words.sending : words.submit}
      </Button>
    </form>
  );
}
