"use client";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { ChoiceGroup, Radio } from "#components/ui/forms/choice.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { formatFormErrors } from "#components/ui/forms/form-errors.ts";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { inviteAccountAction } from "#lib/people/accounts/invitations/desk-actions.ts";
import { invitationFields } from "#lib/people/accounts/invitations/schema.ts";
import { invitedRoles } from "#lib/people/accounts/roles.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import { getActiveLocales, isMultilingual, toActiveLocale } from "#lib/platform/i18n/active-locales.ts";

/** Invites an address to a role. Needs `accounts.invitations` and `accounts.roles`. */
export function InvitationForm({ errorIcon }: { errorIcon: ReactNode }) {
  const formId = useId();
  const locale = useLocale();
  const t = useTranslations("accounts.invitations");
  const roles = useTranslations("accounts.roles");
  const { rejection, errors, values, isSending, form } = useFormAction(inviteAccountAction, invitationFields);
  const { fieldErrors, errorList } = formatFormErrors(formId, invitationFields, errors, (error) =>
    t(`errors.${error}`),
  );
  return (
    <form {...form} className="grid gap-4">
      {rejection && <ErrorSummary text={t(`errors.${rejection}`)} errors={errorList} icon={errorIcon} />}
      <TextField
        id={`${formId}-email`}
        name="email"
        type="email"
        autoComplete="off"
        label={t("email")}
        error={fieldErrors.email}
        errorIcon={errorIcon}
        defaultValue={values.email}
        maxLength={254}
        required
      />
      <SelectField
        id={`${formId}-role`}
        name="role"
        label={t("role")}
        hint={t("roleHint")}
        error={fieldErrors.role}
        errorIcon={errorIcon}
        placeholder={t("choose")}
        options={invitedRoles.map((role) => ({ value: role, label: roles(role) }))}
        defaultValue={values.role}
      />
      {isMultilingual() ? (
        <ChoiceGroup legend={t("language")} id={`${formId}-language`}>
          {getActiveLocales().map((language) => (
            <Radio
              key={language}
              name="language"
              value={language}
              label={t(`languages.${language}`)}
              defaultChecked={(values.language || locale) === language}
              required
            />
          ))}
        </ChoiceGroup>
      ) : (
        <input type="hidden" name="language" value={toActiveLocale(locale)} />
      )}
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" aria-disabled={isSending} className="justify-self-start">
        {t("submit")}
      </Button>
    </form>
  );
}
