"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { FormFrame } from "#components/ui/forms/form-frame.tsx";
import { RadioField } from "#components/ui/forms/radio-field.tsx";
import { SentText } from "#components/ui/forms/sent-text.tsx";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { decideObjectionAction } from "#lib/people/reports/desk-actions.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface ObjectionDecisionFormProps {
  objectionId: string;
  locale: Locale;
  errorIcon: ReactNode;
}

const fields = ["outcome", "text"] as const;

/** Decides about an objection. Needs the messages `reports.desk`. */
export function ObjectionDecisionForm({ objectionId, locale, errorIcon }: ObjectionDecisionFormProps) {
  const id = useId();
  const t = useTranslations("reports.desk");
  const submission = useFormAction(decideObjectionAction, fields);
  if (submission.status === "sent") return <SentText>{t("done")}</SentText>;
  const { errors, values } = submission;
  const messages = { submit: t("submit"), sending: t("sending"), failed: t("failed"), limited: t("failed") };
  return (
    <FormFrame
      submission={submission}
      locale={locale}
      messages={messages}
      className="grid gap-4"
      button={{ variant: "secondary" }}
    >
      <RadioField
        id={`${id}-outcome`}
        name="outcome"
        legend={t("outcome")}
        reasons={(["rejected", "accepted"] as const).map((value) => ({ value, label: t(`outcomes.${value}`) }))}
        selected={values.outcome}
        error={errors.outcome && t(errors.outcome)}
        errorIcon={errorIcon}
      />
      <TextArea
        id={`${id}-text`}
        name="text"
        label={t("answer")}
        hint={t("answerHint")}
        error={errors.text && t(errors.text)}
        errorIcon={errorIcon}
        defaultValue={values.text}
        rows={4}
        required
      />
      <input type="hidden" name="objection" value={objectionId} />
    </FormFrame>
  );
}
