"use client";
import { useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { resetPasswordModalId, signUpModalId } from "#components/ui/dialogs/modal-ids.ts";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { formatFormErrors } from "#components/ui/forms/form-errors.ts";
import { signInAction } from "#lib/people/accounts/actions.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import { AccountEmailField } from "./account-email-field.tsx";
import { AccountPasswordField } from "./account-password-field.tsx";
import { type AccountFormProps, useFormDone } from "./form-context.ts";
import { FormErrorSummary } from "./form-error-summary.tsx";
import { FormSwitchLine, FormSwitchLink } from "./form-switch-link.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";

const fields = ["email", "password"] as const;

export function SignInForm(props: AccountFormProps) {
  const { locale, messages, icons, pages, next, isModal, onDone } = props;
  const id = useId();
  const { status, retrySeconds, errors, values, isSending, isReloaded, form } = useFormAction(signInAction, fields);
  const { fieldErrors, errorList } = formatFormErrors(id, fields, errors, (error) => messages.problems[error]);
  // Errors that concern both fields are shown above them.
  const formError =
    errors.password === "wrong" ? fieldErrors.password : errors.email === "unconfirmed" ? fieldErrors.email : undefined;
  const formErrorId = `${id}-whole`;
  const errorProps = formError ? { "aria-invalid": true, "aria-describedby": formErrorId } : {};

  useFormDone(status === "sent", onDone);

  return (
    <>
      <form {...form} className="mt-4 grid gap-4" data-answer={status === "open" ? undefined : status}>
        {formError ? (
          <ErrorSummary id={formErrorId} text={formError} icon={icons.error} />
        ) : (
          <FormErrorSummary
            status={status}
            retrySeconds={retrySeconds}
            locale={locale}
            list={errorList}
            messages={messages.problems}
            icon={icons.error}
          />
        )}
        <AccountEmailField
          id={`${id}-email`}
          autoComplete="username"
          label={messages.fields.email}
          error={formError ? undefined : fieldErrors.email}
          errorIcon={icons.error}
          defaultValue={values.email}
          {...(errors.email ? errorProps : {})}
        />
        <div>
          <AccountPasswordField
            id={`${id}-password`}
            messages={messages.fields}
            icons={icons}
            errorIcon={icons.error}
            name="password"
            autoComplete="current-password"
            isReloaded={isReloaded}
            label={messages.fields.password}
            error={formError ? undefined : fieldErrors.password}
            {...(errors.password ? errorProps : {})}
          />
          <FormSwitchLink
            to={pages.reset}
            modal={resetPasswordModalId}
            next=""
            isModal={isModal}
            className="mt-1 inline-flex min-h-8 items-center text-primary text-sm underline"
          >
            {messages.signIn.forgot}
          </FormSwitchLink>
        </div>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="next" value={next} />
        {isModal && <input type="hidden" name="stays" value="on" />}
        <Button type="submit" size="lg" isFullWidth aria-disabled={isSending}>
          {isSending ? messages.fields.sending : messages.signIn.submit}
        </Button>
      </form>
      <ProviderButtons {...props} />
      <FormSwitchLine
        text={messages.signIn.other}
        label={messages.signIn.otherLink}
        to={pages.signUp}
        modal={signUpModalId}
        next={isModal ? "" : next}
        isModal={isModal}
      />
    </>
  );
}
