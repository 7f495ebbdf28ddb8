"use client";
import { type ReactNode, useId } from "react";
import { AccountPasswordField } from "#components/people/accounts/forms/account-password-field.tsx";
import type { AccountFormMessages, FormContext } from "#components/people/accounts/forms/form-context.ts";
import { FormErrorSummary } from "#components/people/accounts/forms/form-error-summary.tsx";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { formatFormErrors } from "#components/ui/forms/form-errors.ts";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { acceptWithNewAccountAction } from "#lib/people/accounts/invitations/actions.ts";
import { newAccountFields } from "#lib/people/accounts/invitations/schema.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface NewAccountFormProps {
  locale: Locale;
  /** Token of the link. */
  token: string;
  /** Tells password managers which account the password belongs to. */
  email: string;
  submitLabel: string;
  messages: Pick<AccountFormMessages, "fields" | "problems"> & { terms: ReactNode };
  icons: FormContext["icons"];
}

/** Creates the account of an invited person. */
export function NewAccountForm({ locale, token, email, submitLabel, messages, icons }: NewAccountFormProps) {
  const id = useId();
  const { status, retrySeconds, errors, values, isSending, isReloaded, form } = useFormAction(
    acceptWithNewAccountAction,
    newAccountFields,
  );
  const { fieldErrors, errorList } = formatFormErrors(
    id,
    newAccountFields,
    errors,
    (error) => messages.problems[error],
  );
  // An expired token has no field, so its error is shown at the name.
  const shownErrors = errorList.map((problem) =>
    problem.id === `${id}-token` ? { ...problem, id: `${id}-name` } : problem,
  );
  return (
    <form {...form} className="mt-4 grid gap-4" data-answer={status === "open" ? undefined : status}>
      <FormErrorSummary
        status={status}
        retrySeconds={retrySeconds}
        locale={locale}
        list={shownErrors}
        messages={messages.problems}
        icon={icons.error}
      />
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      <TextField
        id={`${id}-name`}
        name="name"
        autoComplete="nickname"
        required
        maxLength={200}
        label={messages.fields.name}
        hint={messages.fields.nameHint}
        error={fieldErrors.name ?? fieldErrors.token}
        errorIcon={icons.error}
        defaultValue={values.name}
      />
      <AccountPasswordField
        id={`${id}-password`}
        messages={messages.fields}
        icons={icons}
        name="password"
        autoComplete="new-password"
        isReloaded={isReloaded}
        label={messages.fields.password}
        hint={messages.fields.passwordHint}
        error={fieldErrors.password}
      />
      <Checkbox
        id={`${id}-terms`}
        name="terms"
        required
        label={messages.terms}
        error={fieldErrors.terms}
        errorIcon={icons.error}
        defaultChecked={values.terms === "on"}
      />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" size="lg" isFullWidth aria-disabled={isSending}>
        {isSending ? messages.fields.sending : submitLabel}
      </Button>
    </form>
  );
}
