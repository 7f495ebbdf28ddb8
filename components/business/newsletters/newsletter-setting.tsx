"use client";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { SubmitRow } from "#components/ui/forms/submit-row.tsx";
import { setNewsletterAction } from "#lib/business/newsletters/actions.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import { refreshSession } from "#lib/platform/browser/use-session-user.ts";

interface NewsletterSettingProps {
  /** "pending": the confirmation mail is sent. */
  savedStatus: "on" | "off" | "pending";
  errorIcon: ReactNode;
}

/**
 * Form that subscribes or unsubscribes the own address. Needs the messages of
 * `newsletters.settings` and `ui.form`.
 */
export function NewsletterSetting({ savedStatus, errorIcon }: NewsletterSettingProps) {
  const locale = useLocale();
  const t = useTranslations("newsletters.settings");
  const formMessages = useTranslations("ui.form");
  const { status, rejection, isSending, form } = useFormAction(setNewsletterAction, []);
  useEffect(() => {
    if (status === "sent" && !isSending) void refreshSession();
  }, [status, isSending]);
  return (
    <form {...form} className="grid gap-4">
      {rejection && <ErrorSummary text={formMessages(rejection)} icon={errorIcon} />}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="wanted" value="false" />
      <Checkbox
        key={savedStatus}
        label={t("label")}
        name="wanted"
        value="true"
        defaultChecked={savedStatus !== "off"}
      />
      {savedStatus === "pending" && <p className="text-ink-2 text-sm">{t("pending")}</p>}
      <SubmitRow
        isSaved={status === "sent"}
        isSending={isSending}
        savedText={savedStatus === "pending" ? undefined : t(savedStatus)}
      />
    </form>
  );
}
