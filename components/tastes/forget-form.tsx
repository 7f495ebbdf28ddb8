"use client";
import type { ReactNode } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { forgetTasteAction } from "#lib/tastes/actions.ts";

interface ForgetFormProps {
  locale: Locale;
  words: Record<"forget" | "forgetting" | "failed", string>;
  icon: ReactNode;
}

/** Has the account forget the answers. */
export function ForgetForm({ locale, words, icon }: ForgetFormProps) {
  const { status, isSending, form } = useFormAction(forgetTasteAction, []);
  return (
    <form {...form}>
      <input type="hidden" name="locale" value={locale} />
      <button type="submit" aria-disabled={isSending} className={buttonClass({ look: "bare" })}>
        {icon}
        {isSending ? words.forgetting : words.forget}
      </button>
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {status === "failed" && words.failed}
      </p>
    </form>
  );
}
