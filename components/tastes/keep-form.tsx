"use client";
import { Button } from "#components/ui/button.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { keepTasteAction } from "#lib/tastes/actions.ts";

interface KeepFormProps {
  locale: Locale;
  /** The query of the result page. */
  answers: string;
  words: Record<"keep" | "keeping" | "keepFailed", string>;
}

/** Takes the answers of the page over into one's account. */
export function KeepForm({ locale, answers, words }: KeepFormProps) {
  const { status, isSending, form } = useFormAction(keepTasteAction, []);
  return (
    <form {...form} className="grid justify-items-start gap-2">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="answers" value={answers} />
      <Button type="submit" look="secondary" aria-disabled={isSending}>
        {isSending ? words.keeping : words.keep}
      </Button>
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {status === "failed" && words.keepFailed}
      </p>
    </form>
  );
}
