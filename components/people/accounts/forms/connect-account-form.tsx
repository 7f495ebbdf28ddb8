import { useTranslations } from "next-intl";
import { AccountErrorSummary } from "#components/people/accounts/forms/account-error-summary.tsx";
import { CurrentPasswordField } from "#components/people/accounts/forms/password-fields.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { FormDetails } from "#components/ui/forms/form-details.tsx";
import { SubmitButton } from "#components/ui/forms/submit-button.tsx";
import { connectAccountAction } from "#lib/people/accounts/oauth/actions.ts";
import { connectAccountFields } from "#lib/people/accounts/oauth/schema.ts";
import type { OAuthProvider } from "#lib/platform/auth/oauth-provider.ts";

interface ConnectAccountFormProps {
  provider: OAuthProvider;
  /** Path to return to. */
  next: string;
}

/** Connects an account of a provider: a button shows the form, which asks for the password. */
export function ConnectAccountForm({ provider, next }: ConnectAccountFormProps) {
  const t = useTranslations("accounts.connections");
  const form = useTranslations("ui.form");
  const fullLabel = t("connectNamed", { name: t(`name.${provider}`) });
  return (
    <Form
      action={connectAccountAction}
      fields={connectAccountFields}
      errors={{ wrong: t("wrong") }}
      messages={{}}
      className="contents"
    >
      <FormDetails className="group open:basis-full">
        <summary aria-label={fullLabel} className={`${buttonClass({ variant: "quiet" })} group-open:hidden`}>
          {t("connect")}
        </summary>
        <div className="grid gap-4 pb-2">
          <AccountErrorSummary failed={form("failed")} />
          <CurrentPasswordField label={t("password")} />
          <input type="hidden" name="provider" value={provider} />
          <input type="hidden" name="next" value={next} />
          <SubmitButton variant="secondary" className="justify-self-start">
            {fullLabel}
          </SubmitButton>
        </div>
      </FormDetails>
    </Form>
  );
}
