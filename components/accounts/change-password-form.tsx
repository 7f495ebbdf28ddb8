"use client";
import { type ReactNode, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { problemsOf } from "#components/ui/form-problems.ts";
import { FormSummary } from "#components/ui/form-summary.tsx";
import { PasswordField } from "#components/ui/password-field.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import { changePasswordAction } from "#lib/accounts/actions.ts";
import { type ChangePasswordProblem, changePasswordFields, passwordLength } from "#lib/accounts/schema.ts";

type Word =
  | "current"
  | "newPassword"
  | "passwordHint"
  | "showPassword"
  | "hidePassword"
  | "submit"
  | "sending"
  | "done"
  | "invalid"
  | "failed"
  | "limited";

interface ChangePasswordFormProps {
  /** Password managers want to know whose password it is. */
  email: string;
  /** Without one there is none to ask for. */
  hasPassword: boolean;
  words: Record<Word | ChangePasswordProblem, string>;
  icons: { error: ReactNode; show: ReactNode; hide: ReactNode };
}

/** Another password, or the first one of an account that was opened from elsewhere. */
export function ChangePasswordForm({ email, hasPassword, words, icons }: ChangePasswordFormProps) {
  const id = useId();
  const { status, errors, isSending, form } = useFormAction(changePasswordAction, changePasswordFields);
  const { notes, list } = problemsOf(id, changePasswordFields, errors, words);
  const eye = {
    showLabel: words.showPassword,
    hideLabel: words.hidePassword,
    showIcon: icons.show,
    hideIcon: icons.hide,
    errorIcon: icons.error,
  };
  return (
    <form {...form} noValidate className="grid gap-4">
      {(status === "invalid" || status === "failed" || status === "limited") && (
        <FormSummary text={words[status]} errors={list} icon={icons.error} />
      )}
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      {hasPassword && (
        <PasswordField
          {...eye}
          id={`${id}-current`}
          name="current"
          label={words.current}
          error={notes.current}
          autoComplete="current-password"
          required
          maxLength={passwordLength.max}
        />
      )}
      <PasswordField
        {...eye}
        id={`${id}-password`}
        name="password"
        label={words.newPassword}
        hint={words.passwordHint}
        error={notes.password}
        autoComplete="new-password"
        required
        maxLength={passwordLength.max}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look="secondary" aria-disabled={isSending}>
          {isSending ? words.sending : words.submit}
        </Button>
        <p role="status" className="text-schnittlauch text-sm">
          {status === "sent" && !isSending && words.done}
        </p>
      </div>
    </form>
  );
}
