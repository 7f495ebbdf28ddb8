import { useTranslations } from "next-intl";
import { AccountErrorSummary } from "#components/people/accounts/forms/account-error-summary.tsx";
import { NewPasswordField } from "#components/people/accounts/forms/password-fields.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { resetPasswordAction } from "#lib/people/accounts/passwords/actions.ts";
import { resetPasswordFields } from "#lib/people/accounts/schema.ts";
import { useTexts } from "#lib/platform/i18n/texts.ts";

interface NewPasswordFormProps {
  /** Token of the link. */
  token: string;
  /** Tells password managers which account the password belongs to. */
  email: string;
}

/** Sets a new password with the token of a reset mail. */
export function NewPasswordForm({ token, email }: NewPasswordFormProps) {
  const t = useTranslations("accounts");
  return (
    <Form
      action={resetPasswordAction}
      fields={resetPasswordFields}
      errors={useTexts("accounts.problems")}
      errorPlaces={{ token: "password" }}
      messages={{ submit: t("newPassword.submit"), sending: t("fields.sending") }}
      className="mt-4 grid gap-4"
      button={{ size: "lg", isFullWidth: true }}
    >
      <AccountErrorSummary />
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      <NewPasswordField label={t("fields.newPassword")} />
      <input type="hidden" name="token" value={token} />
    </Form>
  );
}
