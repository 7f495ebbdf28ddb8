import { useLocale, useTranslations } from "next-intl";
import { Form } from "#components/ui/forms/form.tsx";
import { FormErrorSummary } from "#components/ui/forms/form-error-summary.tsx";
import { RadioField } from "#components/ui/forms/radio-field.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { inviteAccountAction } from "#lib/people/accounts/invitations/desk-actions.ts";
import { invitationFields } from "#lib/people/accounts/invitations/schema.ts";
import { invitedRoles } from "#lib/people/accounts/roles.ts";
import { getActiveLocales, isMultilingual, toActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import { useTexts } from "#lib/platform/i18n/texts.ts";

/** Invites an address to a role. */
export function InvitationForm() {
  const locale = useLocale();
  const t = useTranslations("accounts.invitations");
  const roles = useTranslations("accounts.roles");
  const errors = useTexts("accounts.invitations.errors");
  return (
    <Form
      action={inviteAccountAction}
      fields={invitationFields}
      errors={errors}
      messages={{ submit: t("submit") }}
      className="grid gap-4"
    >
      <FormErrorSummary messages={errors} />
      <TextField name="email" type="email" autoComplete="off" label={t("email")} maxLength={254} required />
      <SelectField
        name="role"
        label={t("role")}
        hint={t("roleHint")}
        placeholder={t("choose")}
        options={invitedRoles.map((role) => ({ value: role, label: roles(role) }))}
      />
      {isMultilingual() ? (
        <RadioField
          name="language"
          legend={t("language")}
          options={getActiveLocales().map((language) => ({ value: language, label: t(`languages.${language}`) }))}
          defaultValue={locale}
        />
      ) : (
        <input type="hidden" name="language" value={toActiveLocale(locale)} />
      )}
    </Form>
  );
}
