import { useTranslations } from "next-intl";
import { Form } from "#components/ui/forms/form.tsx";
import { FormErrorSummary } from "#components/ui/forms/form-error-summary.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { banAccountAction } from "#lib/people/accounts/desk/actions.ts";
import { banFields, maxBanReasonLength, maxBanRuleLength } from "#lib/people/accounts/desk/schema.ts";
import { useTexts } from "#lib/platform/i18n/texts.ts";

/**
 * Bans an account with a reason and an optional end.
 *
 * @param props.id The account.
 */
export function BanForm({ id }: { id: string }) {
  const t = useTranslations("accounts.desk.ban");
  const errors = useTexts("accounts.desk.errors");
  return (
    <Form
      action={banAccountAction}
      fields={banFields}
      errors={errors}
      messages={{ submit: t("submit") }}
      className="grid max-w-xl gap-4"
      button={{ variant: "danger" }}
    >
      <FormErrorSummary messages={{ invalid: errors.invalid, failed: errors.failed, limited: errors.failed }} />
      <TextArea name="reason" label={t("reason")} hint={t("reasonHint")} maxLength={maxBanReasonLength} required />
      <SelectField
        name="ground"
        label={t("ground")}
        placeholder={t("choose")}
        options={[
          { value: "terms", label: t("grounds.terms") },
          { value: "law", label: t("grounds.law") },
        ]}
      />
      <TextField name="rule" label={t("rule")} hint={t("ruleHint")} maxLength={maxBanRuleLength} required />
      <TextField name="until" type="date" label={t("until")} hint={t("untilHint")} />
      <input type="hidden" name="id" value={id} />
    </Form>
  );
}
