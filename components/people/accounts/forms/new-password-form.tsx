"use client";
import { useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { formatFormErrors } from "#components/ui/forms/form-errors.ts";
import { resetPasswordAction } from "#lib/people/accounts/passwords/actions.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { AccountPasswordField } from "./account-password-field.tsx";
import type { AccountFormMessages, FormContext } from "./form-context.ts";
import { FormErrorSummary } from "./form-error-summary.tsx";

interface NewPasswordFormProps {
  locale: Locale;
  /** Token of the link. */
  token: string;
  /** Tells password managers which account the password belongs to. */
  email: string;
  messages: Pick<AccountFormMessages, "problems"> & { fields: AccountFormMessages["fields"] & { submit: string } };
  icons: FormContext["icons"];
}

const fields = ["token", "password"] as const;

/** Sets a new password with the token of a reset mail. */
export function NewPasswordForm({ locale, token, email, messages, icons }: NewPasswordFormProps) {
  const id = useId();
  const { status, retrySeconds, errors, isSending, isReloaded, form } = useFormAction(resetPasswordAction, fields);
  const formErrors = formatFormErrors(id, fields, errors, (error) => messages.problems[error]);
  // An expired token has no field, so its error is shown at the password.
  const errorList = formErrors.errorList.map((problem) =>
    problem.id === `${id}-token` ? { ...problem, id: `${id}-password` } : problem,
  );
  return (
    <form {...form} className="mt-4 grid gap-4" data-answer={status === "open" ? undefined : status}>
      <FormErrorSummary
        status={status}
        retrySeconds={retrySeconds}
        locale={locale}
        list={errorList}
        messages={messages.problems}
        icon={icons.error}
      />
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      <AccountPasswordField
        id={`${id}-password`}
        messages={messages.fields}
        icons={icons}
        name="password"
        autoComplete="new-password"
        isReloaded={isReloaded}
        label={messages.fields.newPassword}
        hint={messages.fields.passwordHint}
        error={formErrors.fieldErrors.password ?? formErrors.fieldErrors.token}
      />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" size="lg" isFullWidth aria-disabled={isSending}>
        {isSending ? messages.fields.sending : messages.fields.submit}
      </Button>
    </form>
  );
}
