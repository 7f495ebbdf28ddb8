import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AccountErrorSummary } from "#components/people/accounts/forms/account-error-summary.tsx";
import { NewPasswordField } from "#components/people/accounts/forms/password-fields.tsx";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { acceptWithNewAccountAction } from "#lib/people/accounts/invitations/actions.ts";
import { newAccountFields } from "#lib/people/accounts/invitations/schema.ts";
import { useTexts } from "#lib/platform/i18n/texts.ts";

interface NewAccountFormProps {
  /** Token of the link. */
  token: string;
  /** Tells password managers which account the password belongs to. */
  email: string;
  submitLabel: string;
  /** Label of the box, with links. */
  terms: ReactNode;
}

/** Creates the account of an invited person. */
export function NewAccountForm({ token, email, submitLabel, terms }: NewAccountFormProps) {
  const t = useTranslations("accounts.fields");
  return (
    <Form
      action={acceptWithNewAccountAction}
      fields={newAccountFields}
      errors={useTexts("accounts.problems")}
      errorPlaces={{ token: "name" }}
      messages={{ submit: submitLabel, sending: t("sending") }}
      className="mt-4 grid gap-4"
      button={{ size: "lg", isFullWidth: true }}
    >
      <AccountErrorSummary />
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      <TextField name="name" autoComplete="nickname" required maxLength={200} label={t("name")} hint={t("nameHint")} />
      <NewPasswordField label={t("password")} />
      <Checkbox name="terms" required label={terms} />
      <input type="hidden" name="token" value={token} />
    </Form>
  );
}
