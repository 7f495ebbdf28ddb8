import { useTranslations } from "next-intl";
import { RelevanceFields } from "#components/content/search/rules/relevance-fields.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { FormErrorSummary } from "#components/ui/forms/form-error-summary.tsx";
import { RadioField } from "#components/ui/forms/radio-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { addSearchRuleAction } from "#lib/content/search/rules/actions.ts";
import { maxPhraseLength } from "#lib/content/search/rules/phrase.ts";
import { type RuleKind, ruleFields, ruleKinds } from "#lib/content/search/rules/schema.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { useTexts } from "#lib/platform/i18n/texts.ts";
import { SentNotice } from "./sent-notice.tsx";

interface RuleFormProps {
  language: Locale;
  /** The search that the page was opened for; empty without one. */
  phrase: string;
  kind: RuleKind;
}

/** Adds a synonym or redirect to the search. Needs the messages `search.rules`. */
export function RuleForm({ language, phrase, kind }: RuleFormProps) {
  const t = useTranslations("search.rules");
  return (
    <Form
      action={addSearchRuleAction}
      fields={ruleFields}
      errors={useTexts("search.rules.errors")}
      messages={{ submit: t("submit"), sending: t("checking") }}
      className="grid gap-5"
    >
      <SentNotice>{t("added")}</SentNotice>
      <FormErrorSummary messages={{ invalid: t("invalid"), failed: t("failed"), limited: t("limited") }} />
      <RadioField
        name="language"
        legend={t("fields.language")}
        options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
        defaultValue={language}
      />
      <TextField
        name="phrase"
        label={t("fields.phrase")}
        hint={t("hints.phrase")}
        defaultValue={phrase}
        maxLength={maxPhraseLength}
        required
      />
      <RadioField
        name="kind"
        legend={t("fields.kind")}
        options={ruleKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        defaultValue={kind}
      />
      <TextField name="target" label={t("fields.target")} hint={t("hints.target")} required />
      <RelevanceFields />
    </Form>
  );
}
