import { useTranslations } from "next-intl";
import { AccountErrorSummary } from "#components/people/accounts/forms/account-error-summary.tsx";
import { CurrentPasswordField, NewPasswordField } from "#components/people/accounts/forms/password-fields.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { SubmitRow } from "#components/ui/forms/submit-row.tsx";
import { changePasswordAction } from "#lib/people/accounts/passwords/actions.ts";
import { changePasswordFields } from "#lib/people/accounts/schema.ts";
import { useTexts } from "#lib/platform/i18n/texts.ts";

interface ChangePasswordFormProps {
  /** Tells password managers which account the password belongs to. */
  email: string;
  /** Whether to ask for the current password. */
  hasPassword: boolean;
}

/**
 * Changes the password, or sets the first one of an account that a provider signs in. Needs the
 * messages of `ui.form`.
 */
export function ChangePasswordForm({ email, hasPassword }: ChangePasswordFormProps) {
  const t = useTranslations("accounts.changePassword");
  return (
    <Form
      action={changePasswordAction}
      fields={changePasswordFields}
      errors={{ ...useTexts("accounts.problems"), wrong: t("wrong") }}
      messages={{}}
      className="grid gap-4"
    >
      <AccountErrorSummary />
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      {hasPassword && <CurrentPasswordField name="current" label={t("current")} />}
      <NewPasswordField label={t("newPassword")} />
      <SubmitRow label={t(hasPassword ? "submit" : "submitFirst")} savedText={t("done")} />
    </Form>
  );
}
