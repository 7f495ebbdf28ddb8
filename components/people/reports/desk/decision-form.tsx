"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { FormFrame } from "#components/ui/forms/form-frame.tsx";
import { RadioField } from "#components/ui/forms/radio-field.tsx";
import { SentText } from "#components/ui/forms/sent-text.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { banLengths, type DecisionField } from "#lib/people/reports/decision-schema.ts";
import { decideReportsAction } from "#lib/people/reports/desk-actions.ts";
import { maxStatementLength } from "#lib/people/reports/text-length.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface DecisionFormProps {
  reportId: string;
  /** The newest report that the page shows; empty when none is open. */
  newestId: string;
  /** Version of a comment. */
  version: number;
  actions: readonly ("dismiss" | "hide" | "warn" | "ban" | "restore" | "unban")[];
  locale: Locale;
  errorIcon: ReactNode;
}

const fields = ["action", "ground", "rule", "text", "ban"] as const;

/** Decides about reported content. Needs the messages `reports.desk`. */
export function DecisionForm({ reportId, newestId, version, actions, locale, errorIcon }: DecisionFormProps) {
  const id = useId();
  const t = useTranslations("reports.desk");
  const submission = useFormAction(decideReportsAction, fields);
  if (submission.status === "sent") return <SentText>{t("done")}</SentText>;
  const { errors, values } = submission;
  const messages = { submit: t("submit"), sending: t("sending"), failed: t("failed"), limited: t("failed") };
  const errorOf = (field: DecisionField) => {
    const error = errors[field];
    return error && t(error);
  };
  const choice = (field: DecisionField) => ({
    id: `${id}-${field}`,
    name: field,
    selected: values[field],
    error: errorOf(field),
    errorIcon,
  });
  const hasRestriction = actions.some((action) => action === "hide" || action === "warn" || action === "ban");
  return (
    <FormFrame submission={submission} locale={locale} messages={messages} className="group/decision grid gap-5">
      <RadioField
        {...choice("action")}
        legend={t("action")}
        reasons={actions.map((value) => ({ value, label: t(`actions.${value}`) }))}
      />
      {hasRestriction && (
        <div className="grid gap-5 group-has-[input[value=dismiss]:checked]/decision:hidden">
          <div className="hidden group-has-[input[value=ban]:checked]/decision:block">
            <RadioField
              {...choice("ban")}
              isOptional
              legend={t("ban")}
              reasons={banLengths.map((value) => ({ value, label: t(`bans.${value}`) }))}
            />
          </div>
          <RadioField
            {...choice("ground")}
            isOptional
            legend={t("ground")}
            reasons={(["terms", "law"] as const).map((value) => ({ value, label: t(`grounds.${value}`) }))}
          />
          <TextField
            id={`${id}-rule`}
            name="rule"
            label={t("rule")}
            hint={t("ruleHint")}
            error={errorOf("rule")}
            errorIcon={errorIcon}
            defaultValue={values.rule}
          />
        </div>
      )}
      <TextArea
        id={`${id}-text`}
        name="text"
        label={t("text")}
        hint={t("textHint", { max: maxStatementLength })}
        error={errorOf("text")}
        errorIcon={errorIcon}
        defaultValue={values.text}
        rows={5}
        required
      />
      <input type="hidden" name="report" value={reportId} />
      <input type="hidden" name="newest" value={newestId} />
      <input type="hidden" name="version" value={version} />
    </FormFrame>
  );
}
