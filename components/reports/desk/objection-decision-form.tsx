"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { ReasonChoice } from "#components/reports/reason-choice.tsx";
import { Button } from "#components/ui/button.tsx";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { useFormAction } from "#lib/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { decideObjectionAction } from "#lib/reports/desk-actions.ts";

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
  const { status, errors, values, isSending, form } = useFormAction(decideObjectionAction, fields);
  if (status === "sent") {
    return (
      <p role="status" className="text-success">
        {t("done")}
      </p>
    );
  }
  return (
    <form {...form} className="grid gap-4">
      <ReasonChoice
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
      <input type="hidden" name="locale" value={locale} />
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {(status === "failed" || status === "limited") && t("failed")}
      </p>
      <Button type="submit" variant="secondary" aria-disabled={isSending} className="justify-self-start">
        {isSending ? t("sending") : t("submit")}
      </Button>
    </form>
  );
}
