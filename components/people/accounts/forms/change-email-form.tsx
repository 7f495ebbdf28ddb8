import { useTranslations } from "next-intl";
import { AccountEmailField } from "#components/people/accounts/forms/account-email-field.tsx";
import { AccountErrorSummary } from "#components/people/accounts/forms/account-error-summary.tsx";
import { CurrentPasswordField } from "#components/people/accounts/forms/password-fields.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { SubmitRow } from "#components/ui/forms/submit-row.tsx";
import { changeEmailAction } from "#lib/people/accounts/email-change/actions.ts";
import { changeEmailFields } from "#lib/people/accounts/email-change/schema.ts";

/**
 * Form for a new e-mail address, which counts once the link of a mail is opened. Needs the messages
 * of `ui.form`.
 */
export function ChangeEmailForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslations("accounts.changeEmail");
  const form = useTranslations("ui.form");
  return (
    <Form
      action={changeEmailAction}
      fields={changeEmailFields}
      errors={{ badEmail: t("badEmail"), sameEmail: t("sameEmail"), wrong: t("wrong") }}
      messages={{}}
      className="grid gap-4"
    >
      <AccountErrorSummary failed={form("failed")} />
      <AccountEmailField label={t("email")} autoComplete="email" />
      {hasPassword && <CurrentPasswordField label={t("password")} />}
      <SubmitRow label={t("submit")} savedText={t("sent")} />
    </Form>
  );
}
