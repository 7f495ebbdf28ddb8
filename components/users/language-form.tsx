"use client";
import { Button } from "#components/ui/button.tsx";
import { Segment } from "#components/ui/choice.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { changeLanguageAction } from "#lib/users/actions.ts";
import { languageFields } from "#lib/users/schema.ts";

export const languageFormWords = ["language", "german", "english", "save", "failed"] as const;

interface LanguageFormProps {
  chosen: Locale;
  words: Record<(typeof languageFormWords)[number], string>;
}

/** The language of the site and of mails. */
export function LanguageForm({ chosen, words }: LanguageFormProps) {
  const { status, isSending, form } = useFormAction(changeLanguageAction, languageFields);
  const options = [
    { value: "de", label: words.german },
    { value: "en", label: words.english },
  ];
  return (
    <form {...form} className="grid gap-3">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <Segment legend={words.language} name="language" options={options} defaultValue={chosen} />
        <Button type="submit" look="secondary" aria-disabled={isSending}>
          {words.save}
        </Button>
      </div>
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {status === "failed" && words.failed}
      </p>
    </form>
  );
}
