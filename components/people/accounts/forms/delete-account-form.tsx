import { useTranslations } from "next-intl";
import { AccountErrorSummary } from "#components/people/accounts/forms/account-error-summary.tsx";
import { DeletionDetails } from "#components/people/accounts/forms/deletion-details.tsx";
import { CurrentPasswordField } from "#components/people/accounts/forms/password-fields.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { RadioField } from "#components/ui/forms/radio-field.tsx";
import { SubmitButton } from "#components/ui/forms/submit-button.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { deleteAccountAction } from "#lib/people/accounts/deletion/actions.ts";
import { deletionFields } from "#lib/people/accounts/deletion/schema.ts";

interface DeleteAccountFormProps {
  userId: string;
  email: string;
  hasPassword: boolean;
}

/**
 * Deletes the account: a button shows the form, which asks for a typed word and the password.
 */
export function DeleteAccountForm({ userId, email, hasPassword }: DeleteAccountFormProps) {
  const t = useTranslations("accounts.deletion");
  const form = useTranslations("ui.form");
  return (
    <Form
      action={deleteAccountAction}
      fields={deletionFields}
      errors={{ wrongWord: t("wrongWord"), wrong: t("wrong") }}
      messages={{}}
      className="contents"
    >
      <DeletionDetails userId={userId}>
        <summary className={`${buttonClass({ variant: "danger" })} group-open:hidden`}>
          <Icon name="trash" />
          {t("open")}
        </summary>
        <div className="grid gap-4 rounded-2 border border-line-strong p-5">
          <AccountErrorSummary failed={form("failed")} />
          <TextField
            name="word"
            label={t("word")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={40}
          />
          <RadioField
            name="comments"
            legend={t("comments")}
            options={[
              { value: "delete", label: t("deleteComments") },
              { value: "keep", label: t("keepComments") },
            ]}
            defaultValue="delete"
          />
          <input type="text" value={email} autoComplete="username" readOnly hidden />
          {hasPassword && <CurrentPasswordField label={t("password")} />}
          <SubmitButton variant="danger" sending={form("saving")} className="justify-self-start">
            {t("submit")}
          </SubmitButton>
        </div>
      </DeletionDetails>
    </Form>
  );
}
