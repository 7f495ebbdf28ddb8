"use client";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { formatFormErrors } from "#components/ui/forms/form-errors.ts";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { banAccountAction } from "#lib/people/accounts/desk/actions.ts";
import { banFields, maxBanReasonLength, maxBanRuleLength } from "#lib/people/accounts/desk/schema.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";

interface BanFormProps {
  /** The account. */
  id: string;
  errorIcon: ReactNode;
}

/** Bans an account with a reason and an optional end. Needs the messages of `accounts.desk`. */
export function BanForm({ id, errorIcon }: BanFormProps) {
  const formId = useId();
  const locale = useLocale();
  const t = useTranslations("accounts.desk");
  const { rejection, errors, values, isSending, form } = useFormAction(banAccountAction, banFields);
  const { fieldErrors, errorList } = formatFormErrors(formId, banFields, errors, (error) => t(`errors.${error}`));
  return (
    <form {...form} className="grid max-w-xl justify-items-start gap-4 *:w-full">
      {rejection && (
        <ErrorSummary
          text={t(rejection === "invalid" ? "errors.invalid" : "errors.failed")}
          errors={errorList}
          icon={errorIcon}
        />
      )}
      <TextArea
        id={`${formId}-reason`}
        name="reason"
        label={t("ban.reason")}
        hint={t("ban.reasonHint")}
        error={fieldErrors.reason}
        errorIcon={errorIcon}
        maxLength={maxBanReasonLength}
        defaultValue={values.reason}
        required
      />
      <SelectField
        id={`${formId}-ground`}
        name="ground"
        label={t("ban.ground")}
        placeholder={t("ban.choose")}
        options={[
          { value: "terms", label: t("ban.grounds.terms") },
          { value: "law", label: t("ban.grounds.law") },
        ]}
        error={fieldErrors.ground}
        errorIcon={errorIcon}
        defaultValue={values.ground}
      />
      <TextField
        id={`${formId}-rule`}
        name="rule"
        label={t("ban.rule")}
        hint={t("ban.ruleHint")}
        error={fieldErrors.rule}
        errorIcon={errorIcon}
        maxLength={maxBanRuleLength}
        defaultValue={values.rule}
        required
      />
      <TextField
        id={`${formId}-until`}
        name="until"
        type="date"
        label={t("ban.until")}
        hint={t("ban.untilHint")}
        error={fieldErrors.until}
        errorIcon={errorIcon}
        defaultValue={values.until}
      />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="locale" value={locale} />
      <div>
        <Button type="submit" variant="danger" aria-disabled={isSending}>
          {t("ban.submit")}
        </Button>
      </div>
    </form>
  );
}
