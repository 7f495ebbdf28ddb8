"use client";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { AccountEmailField } from "#components/people/accounts/forms/account-email-field.tsx";
import { CurrentPasswordField } from "#components/people/accounts/forms/current-password-field.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { formatFormErrors } from "#components/ui/forms/form-errors.ts";
import { SubmitRow } from "#components/ui/forms/submit-row.tsx";
import { changeEmailAction } from "#lib/people/accounts/email-change/actions.ts";
import { changeEmailFields } from "#lib/people/accounts/email-change/schema.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import { useLimitText } from "./use-limit-text.ts";

interface ChangeEmailFormProps {
  hasPassword: boolean;
  icons: { error: ReactNode; show: ReactNode; hide: ReactNode };
}

/**
 * Form for a new e-mail address, which counts once the link of a mail is opened. Needs the messages
 * of `accounts.changeEmail`, `accounts.fields`, `accounts.problems` and `ui.form`.
 */
export function ChangeEmailForm({ hasPassword, icons }: ChangeEmailFormProps) {
  const id = useId();
  const locale = useLocale();
  const t = useTranslations("accounts.changeEmail");
  const formMessages = useTranslations("ui.form");
  const { status, rejection, retrySeconds, errors, values, isSending, isReloaded, form } = useFormAction(
    changeEmailAction,
    changeEmailFields,
  );
  const limitText = useLimitText(retrySeconds);
  const { fieldErrors, errorList } = formatFormErrors(id, changeEmailFields, errors, (error) => t(error));
  return (
    <form {...form} className="grid gap-4">
      {rejection && (
        <ErrorSummary
          text={rejection === "limited" ? limitText : formMessages(rejection)}
          errors={errorList}
          icon={icons.error}
        />
      )}
      <AccountEmailField
        id={`${id}-email`}
        label={t("email")}
        error={fieldErrors.email}
        errorIcon={icons.error}
        defaultValue={values.email}
        autoComplete="email"
      />
      {hasPassword && (
        <CurrentPasswordField
          id={`${id}-password`}
          label={t("password")}
          error={fieldErrors.password}
          icons={icons}
          isReloaded={isReloaded}
        />
      )}
      <input type="hidden" name="locale" value={locale} />
      <SubmitRow isSaved={status === "sent"} isSending={isSending} label={t("submit")} savedText={t("sent")} />
    </form>
  );
}
