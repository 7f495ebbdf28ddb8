"use client";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { confirmEmailAction } from "#lib/accounts/actions.ts";
import { useFormAction } from "#lib/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface ConfirmEmailFormProps {
  locale: Locale;
  /** Token of the link. */
  token: string;
  next: string;
  messages: Record<"submit" | "sending" | "dead" | "failed" | "limited", string>;
  errorIcon: ReactNode;
}

const fields = ["token"] as const;

/** Confirms with a button, because mail programs open links by themselves. */
export function ConfirmEmailForm({ locale, token, next, messages, errorIcon }: ConfirmEmailFormProps) {
  const { status, isSending, form } = useFormAction(confirmEmailAction, fields);
  const hasError = status === "invalid" || status === "failed" || status === "limited";
  return (
    <form {...form} className="mt-5 grid gap-4" data-answer={status === "open" ? undefined : status}>
      {hasError && <ErrorSummary text={messages[status === "invalid" ? "dead" : status]} icon={errorIcon} />}
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" size="lg" isFullWidth aria-disabled={isSending}>
        {isSending ? messages.sending : messages.submit}
      </Button>
    </form>
  );
}
