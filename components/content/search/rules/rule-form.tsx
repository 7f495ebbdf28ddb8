"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RelevanceResult } from "#components/content/search/rules/relevance-result.tsx";
import { Button } from "#components/ui/button.tsx";
import { ChoiceGroup, Radio } from "#components/ui/forms/choice.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { formatFormErrors } from "#components/ui/forms/form-errors.ts";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { addSearchRuleAction } from "#lib/content/search/rules/actions.ts";
import { maxPhraseLength } from "#lib/content/search/rules/phrase.ts";
import {
  maxReasonLength,
  type RuleFormState,
  type RuleKind,
  ruleFields,
  ruleKinds,
} from "#lib/content/search/rules/schema.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";

interface RuleFormProps {
  language: Locale;
  /** The search that the page was opened for; empty without one. */
  phrase: string;
  kind: RuleKind;
  errorIcon: ReactNode;
}

const formId = "rule";

/** Adds a synonym or redirect to the search. Needs the messages `search.rules`. */
export function RuleForm({ language, phrase, kind, errorIcon }: RuleFormProps) {
  const t = useTranslations("search.rules");
  const { state, status, errors, values, isSending, form } = useFormAction(addSearchRuleAction, ruleFields);
  const { check } = state as RuleFormState;
  const isSubmitted = "values" in state;
  const initialOf = (field: (typeof ruleFields)[number], first = "") => (isSubmitted ? values[field] : first);
  const { fieldErrors, errorList } = formatFormErrors(formId, ruleFields, errors, (error) => t(`errors.${error}`));
  const field = (name: (typeof ruleFields)[number], first?: string) => ({
    id: `${formId}-${name}`,
    name,
    label: t(`fields.${name}`),
    error: fieldErrors[name],
    errorIcon,
    defaultValue: initialOf(name, first),
  });
  return (
    <form {...form} className="grid gap-5">
      {status === "sent" && (
        <p role="status" className="font-strong text-success">
          {t("added")}
        </p>
      )}
      {status !== "open" && status !== "sent" && (
        <ErrorSummary text={t(status === "invalid" ? "invalid" : status)} errors={errorList} icon={errorIcon} />
      )}
      <ChoiceGroup legend={t("fields.language")} id={`${formId}-language`}>
        {locales.map((locale) => (
          <Radio
            key={locale}
            name="language"
            value={locale}
            label={t(`languages.${locale}`)}
            defaultChecked={initialOf("language", language) === locale}
            required
          />
        ))}
      </ChoiceGroup>
      <TextField {...field("phrase", phrase)} hint={t("hints.phrase")} maxLength={maxPhraseLength} required />
      <ChoiceGroup legend={t("fields.kind")} id={`${formId}-kind`}>
        {ruleKinds.map((value) => (
          <Radio
            key={value}
            name="kind"
            value={value}
            label={t(`kinds.${value}`)}
            defaultChecked={initialOf("kind", kind) === value}
            required
          />
        ))}
      </ChoiceGroup>
      <TextField {...field("target")} hint={t("hints.target")} required />
      {check && (
        <>
          <RelevanceResult check={check} />
          <TextArea {...field("reason")} hint={t("hints.reason")} maxLength={maxReasonLength} rows={3} />
        </>
      )}
      <Button type="submit" aria-disabled={isSending} className="justify-self-start">
        {isSending ? t("checking") : t("submit")}
      </Button>
    </form>
  );
}
