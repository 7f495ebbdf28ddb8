"use client";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { FormAlert } from "#components/ui/forms/form-alert.tsx";
import { savePreferencesAction } from "#lib/people/preferences/actions.ts";
import { toAnswersQuery } from "#lib/people/preferences/answers-query.ts";
import type { Preferences } from "#lib/people/preferences/preferences.ts";
import { useResultAction } from "#lib/platform/browser/forms/use-result-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { sendPreferencesForm } from "./pending-preferences.ts";

interface SavePreferencesFormProps {
  locale: Locale;
  userId: string;
  preferences: Preferences;
}

/**
 * Saves the answers of the result page in the account. Needs the messages of `preferences.result`.
 */
export function SavePreferencesForm({ locale, userId, preferences }: SavePreferencesFormProps) {
  const t = useTranslations("preferences.result");
  const { hasFailed, isSending, form } = useResultAction(savePreferencesAction, (send) =>
    sendPreferencesForm(userId, preferences, send),
  );
  return (
    <form {...form} className="grid justify-items-start gap-2">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="answers" value={toAnswersQuery(preferences)} />
      <Button type="submit" variant="secondary" aria-disabled={isSending}>
        {isSending ? t("keeping") : t("keep")}
      </Button>
      <FormAlert>{hasFailed && t("keepFailed")}</FormAlert>
    </form>
  );
}
