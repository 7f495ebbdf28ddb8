"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import { FormAlert } from "#components/ui/forms/form-alert.tsx";
import { showToast } from "#components/ui/toast.ts";
import { deletePreferencesAction } from "#lib/people/preferences/actions.ts";
import { useResultAction } from "#lib/platform/browser/forms/use-result-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { sendPreferencesForm } from "./pending-preferences.ts";

interface DeletePreferencesFormProps {
  locale: Locale;
  userId: string;
  /** Message after the deletion, which replaces this form. */
  success: string;
  icon: ReactNode;
}

/** Deletes the answers from the account. Needs the messages of `preferences.settings`. */
export function DeletePreferencesForm({ locale, userId, success, icon }: DeletePreferencesFormProps) {
  const t = useTranslations("preferences.settings");
  const { hasFailed, isSending, form } = useResultAction(deletePreferencesAction, async (send) => {
    const result = await sendPreferencesForm(userId, null, send);
    if (result.ok) showToast({ kind: "success", text: success });
    return result;
  });
  return (
    <form {...form}>
      <input type="hidden" name="locale" value={locale} />
      <button type="submit" aria-disabled={isSending} className={buttonClass({ variant: "bare" })}>
        {icon}
        {isSending ? t("forgetting") : t("forget")}
      </button>
      <FormAlert>{hasFailed && t("failed")}</FormAlert>
    </form>
  );
}
