"use client";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { CurrentPasswordField } from "#components/people/accounts/forms/current-password-field.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { ChoiceGroup, Radio } from "#components/ui/forms/choice.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { formatFormErrors } from "#components/ui/forms/form-errors.ts";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { deleteAccountAction } from "#lib/people/accounts/deletion/actions.ts";
import { deletionFields } from "#lib/people/accounts/deletion/schema.ts";
import { hasSignedInCookie } from "#lib/platform/auth/signed-in-cookie.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import { removeUnsentTexts } from "#lib/platform/browser/unsent-storage.ts";
import { useLimitText } from "./use-limit-text.ts";

interface DeleteAccountFormProps {
  userId: string;
  email: string;
  hasPassword: boolean;
  icons: { trash: ReactNode; error: ReactNode; show: ReactNode; hide: ReactNode };
}

/**
 * Deletes the account: a button shows the form, which asks for a typed word and the password. Needs
 * the messages of `accounts.deletion`, `accounts.fields`, `accounts.problems` and `ui.form`.
 */
export function DeleteAccountForm({ userId, email, hasPassword, icons }: DeleteAccountFormProps) {
  const id = useId();
  const locale = useLocale();
  const t = useTranslations("accounts.deletion");
  const formMessages = useTranslations("ui.form");
  const { status, rejection, retrySeconds, errors, values, isSending, isReloaded, form } = useFormAction(
    deleteAccountAction,
    deletionFields,
  );
  const limitText = useLimitText(retrySeconds);
  const { fieldErrors, errorList } = formatFormErrors(id, deletionFields, errors, (error) => t(error));
  const isSubmitted = useRef(false);
  // The page is left once the session has ended with the account.
  useEffect(() => {
    return () => {
      if (isSubmitted.current && !hasSignedInCookie(document.cookie)) removeUnsentTexts(userId);
    };
  }, [userId]);

  function submit(event: FormEvent) {
    isSubmitted.current = true;
    form.onSubmit(event);
  }

  return (
    <details
      open={status !== "open"}
      // The pressed button is hidden now, so the focus moves to the first field.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && status === "open")
          currentTarget.querySelector<HTMLElement>("input[name=word]")?.focus();
      }}
      className="group"
    >
      <summary className={`${buttonClass({ variant: "danger" })} group-open:hidden`}>
        {icons.trash}
        {t("open")}
      </summary>
      <form {...form} onSubmit={submit} className="grid gap-4 rounded-2 border border-line-strong p-5">
        {rejection && (
          <ErrorSummary
            text={rejection === "limited" ? limitText : formMessages(rejection)}
            errors={errorList}
            icon={icons.error}
          />
        )}
        <TextField
          id={`${id}-word`}
          name="word"
          label={t("word")}
          error={fieldErrors.word}
          errorIcon={icons.error}
          defaultValue={values.word}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
        />
        <ChoiceGroup legend={t("comments")}>
          <Radio name="comments" value="delete" label={t("deleteComments")} defaultChecked />
          <Radio name="comments" value="keep" label={t("keepComments")} />
        </ChoiceGroup>
        <input type="text" value={email} autoComplete="username" readOnly hidden />
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
        <div>
          <Button type="submit" variant="danger" aria-disabled={isSending}>
            {isSending ? formMessages("saving") : t("submit")}
          </Button>
        </div>
      </form>
    </details>
  );
}
