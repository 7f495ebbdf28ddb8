"use client";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { FormErrorSummary } from "#components/ui/forms/form-error-summary.tsx";
import { FormFrame } from "#components/ui/forms/form-frame.tsx";
import { SubmitRow } from "#components/ui/forms/submit-row.tsx";
import { setNewsletterAction } from "#lib/business/newsletters/actions.ts";
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
  return (
    <FormFrame
      action={setNewsletterAction}
      fields={[]}
      errors={{}}
      errorIcon={errorIcon}
      locale={locale}
      messages={{}}
      className="grid gap-4"
      onSent={() => void refreshSession()}
    >
      <FormErrorSummary
        messages={{
          invalid: formMessages("invalid"),
          failed: formMessages("failed"),
          limited: formMessages("limited"),
        }}
      />
      <input type="hidden" name="wanted" value="false" />
      <Checkbox
        key={savedStatus}
        label={t("label")}
        name="wanted"
        value="true"
        defaultChecked={savedStatus !== "off"}
      />
      {savedStatus === "pending" && <p className="text-ink-2 text-sm">{t("pending")}</p>}
      <SubmitRow savedText={savedStatus === "pending" ? undefined : t(savedStatus)} />
    </FormFrame>
  );
}
