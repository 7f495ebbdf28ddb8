"use client";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { FormSummary } from "#components/ui/form-summary.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import { confirmEmailAction } from "#lib/accounts/actions.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface ConfirmFormProps {
  locale: Locale;
  /** The secret of the link in the mail. */
  token: string;
  next: string;
  words: Record<"submit" | "sending" | "dead" | "failed" | "limited", string>;
  errorIcon: ReactNode;
}

const fields = ["token"] as const;

/** One press: mail programs open links by themselves, and that must confirm nothing. */
export function ConfirmForm({ locale, token, next, words, errorIcon }: ConfirmFormProps) {
  const { status, isSending, form } = useFormAction(confirmEmailAction, fields);
  const isRefused = status === "invalid" || status === "failed" || status === "limited";
  return (
    <form {...form} className="mt-5 grid gap-4" data-answer={status === "open" ? undefined : status}>
      {isRefused && <FormSummary text={words[status === "invalid" ? "dead" : status]} icon={errorIcon} />}
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" size="lg" isWide aria-disabled={isSending}>
        {isSending ? words.sending : words.submit}
      </Button>
    </form>
  );
}
