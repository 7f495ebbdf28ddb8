"use client";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { SubmitRow } from "#components/ui/forms/submit-row.tsx";
import { setDigestAction } from "#lib/people/follows/actions.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";

interface DigestSettingProps {
  savedStatus: "on" | "off";
  errorIcon: ReactNode;
}

/**
 * Form that requests or ends the weekly digest. Needs the messages of `follows.digest` and
 * `ui.form`.
 */
export function DigestSetting({ savedStatus, errorIcon }: DigestSettingProps) {
  const locale = useLocale();
  const t = useTranslations("follows.digest");
  const formMessages = useTranslations("ui.form");
  const { status, rejection, errors, isSending, form } = useFormAction(setDigestAction, ["wanted"]);
  return (
    <form {...form} className="grid gap-4">
      {rejection && <ErrorSummary text={errors.wanted ? t(errors.wanted) : formMessages(rejection)} icon={errorIcon} />}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="wanted" value="false" />
      <Checkbox key={savedStatus} label={t("label")} name="wanted" value="true" defaultChecked={savedStatus === "on"} />
      <SubmitRow isSaved={status === "sent"} isSending={isSending} savedText={t(savedStatus)} />
    </form>
  );
}
