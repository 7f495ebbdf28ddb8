"use client";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { AccountPasswordField } from "#components/people/accounts/forms/account-password-field.tsx";
import { CurrentPasswordField, useFieldMessages } from "#components/people/accounts/forms/current-password-field.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { formatFormErrors } from "#components/ui/forms/form-errors.ts";
import { SubmitRow } from "#components/ui/forms/submit-row.tsx";
import { changePasswordAction } from "#lib/people/accounts/passwords/actions.ts";
import { changePasswordFields } from "#lib/people/accounts/schema.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import { useLimitText } from "./use-limit-text.ts";

interface ChangePasswordFormProps {
  /** Tells password managers which account the password belongs to. */
  email: string;
  /** Whether to ask for the current password. */
  hasPassword: boolean;
  icons: { error: ReactNode; show: ReactNode; hide: ReactNode };
}

/**
 * Changes the password, or sets the first one of an account that a provider signs in. Needs the
 * messages of `accounts.changePassword`, `accounts.fields` and `accounts.problems`.
 */
export function ChangePasswordForm({ email, hasPassword, icons }: ChangePasswordFormProps) {
  const id = useId();
  const locale = useLocale();
  const t = useTranslations("accounts.changePassword");
  const fields = useTranslations("accounts.fields");
  const problems = useTranslations("accounts.problems");
  const { status, rejection, retrySeconds, errors, isSending, isReloaded, form } = useFormAction(
    changePasswordAction,
    changePasswordFields,
  );
  const limitText = useLimitText(retrySeconds);
  const { fieldErrors, errorList } = formatFormErrors(id, changePasswordFields, errors, (error) =>
    error === "wrong" ? t(error) : problems(error),
  );
  const fieldMessages = useFieldMessages();
  return (
    <form {...form} className="grid gap-4">
      {rejection && (
        <ErrorSummary
          text={rejection === "limited" ? limitText : problems(rejection === "invalid" ? "summary" : rejection)}
          errors={errorList}
          icon={icons.error}
        />
      )}
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      {hasPassword && (
        <CurrentPasswordField
          id={`${id}-current`}
          name="current"
          label={t("current")}
          error={fieldErrors.current}
          icons={icons}
          isReloaded={isReloaded}
        />
      )}
      <AccountPasswordField
        messages={fieldMessages}
        icons={icons}
        isReloaded={isReloaded}
        id={`${id}-password`}
        name="password"
        label={t("newPassword")}
        hint={fields("passwordHint")}
        error={fieldErrors.password}
        autoComplete="new-password"
      />
      <input type="hidden" name="locale" value={locale} />
      <SubmitRow
        isSaved={status === "sent"}
        isSending={isSending}
        label={t(hasPassword ? "submit" : "submitFirst")}
        savedText={t("done")}
      />
    </form>
  );
}
