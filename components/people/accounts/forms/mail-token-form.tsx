"use client";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

type MailTokenState = FormState<"token", "dead">;

interface MailTokenFormProps {
  /** Does what the link of the mail is for. */
  action: (previous: MailTokenState, form: FormData) => Promise<MailTokenState>;
  locale: Locale;
  /** Token of the link. */
  token: string;
  /** Path to return to. */
  next?: string;
  messages: Record<"submit" | "sending" | "dead" | "failed" | "limited", string>;
  errorIcon: ReactNode;
}

const fields = ["token"] as const;

/** Confirms with a button, because mail programs open links by themselves. */
export function MailTokenForm({ action, locale, token, next, messages, errorIcon }: MailTokenFormProps) {
  const { status, rejection, isSending, form } = useFormAction(action, fields);
  return (
    <form {...form} className="mt-5 grid gap-4" data-answer={status === "open" ? undefined : status}>
      {rejection && <ErrorSummary text={messages[rejection === "invalid" ? "dead" : rejection]} icon={errorIcon} />}
      <input type="hidden" name="token" value={token} />
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" size="lg" isFullWidth aria-disabled={isSending}>
        {isSending ? messages.sending : messages.submit}
      </Button>
    </form>
  );
}
