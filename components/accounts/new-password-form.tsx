"use client";
import { useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { problemsOf } from "#components/ui/form-problems.ts";
import { PasswordField } from "#components/ui/password-field.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import { resetPasswordAction } from "#lib/accounts/actions.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { FormHead } from "./form-head.tsx";
import type { AccountSetting, AccountWords } from "./setting.ts";

interface NewPasswordFormProps {
  locale: Locale;
  /** The secret of the link in the mail. */
  token: string;
  /** Password managers want to know whose password it is. */
  email: string;
  words: Pick<AccountWords, "problems"> & { fields: AccountWords["fields"] & { submit: string } };
  icons: AccountSetting["icons"];
}

const fields = ["token", "password"] as const;

/** The new password of whoever holds the link of a reset mail. */
export function NewPasswordForm({ locale, token, email, words, icons }: NewPasswordFormProps) {
  const id = useId();
  const { status, errors, isSending, form } = useFormAction(resetPasswordAction, fields);
  const { notes, list } = problemsOf(id, fields, errors, words.problems);
  // A link that has died in the meantime is no fault of the field.
  const wrong = list.map((problem) => (problem.id === `${id}-token` ? { ...problem, id: `${id}-password` } : problem));
  return (
    <form {...form} noValidate className="mt-4 grid gap-4" data-answer={status === "open" ? undefined : status}>
      <FormHead status={status} list={wrong} words={words.problems} icon={icons.error} />
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        id={`${id}-password`}
        name="password"
        autoComplete="new-password"
        required
        label={words.fields.newPassword}
        hint={words.fields.passwordHint}
        error={notes.password ?? notes.token}
        errorIcon={icons.error}
        showLabel={words.fields.showPassword}
        hideLabel={words.fields.hidePassword}
        showIcon={icons.show}
        hideIcon={icons.hide}
      />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" size="lg" isWide aria-disabled={isSending}>
        {isSending ? words.fields.sending : words.fields.submit}
      </Button>
    </form>
  );
}
