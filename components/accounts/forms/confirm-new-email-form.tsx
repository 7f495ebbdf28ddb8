"use client";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { confirmNewEmailAction } from "#lib/accounts/email-change/actions.ts";
import { confirmNewEmailFields } from "#lib/accounts/email-change/schema.ts";
import { useFormAction } from "#lib/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface ConfirmNewEmailFormProps {
  locale: Locale;
  /** Token of the link. */
  token: string;
  messages: Record<"submit" | "sending" | "dead" | "failed" | "limited", string>;
  errorIcon: ReactNode;
}

/** Confirms with a button, because mail programs open links by themselves. */
export function ConfirmNewEmailForm({ locale, token, messages, errorIcon }: ConfirmNewEmailFormProps) {
  const { status, isSending, form } = useFormAction(confirmNewEmailAction, confirmNewEmailFields);
  const hasError = status === "invalid" || status === "failed" || status === "limited";
  return (
    <form {...form} className="mt-5 grid gap-4">
      {hasError && <ErrorSummary text={messages[status === "invalid" ? "dead" : status]} icon={errorIcon} />}
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" size="lg" isFullWidth aria-disabled={isSending}>
        {isSending ? messages.sending : messages.submit}
      </Button>
    </form>
  );
}
