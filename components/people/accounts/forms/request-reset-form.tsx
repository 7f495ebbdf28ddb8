"use client";
import { useId, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { resetPasswordModalId, signInModalId } from "#components/ui/dialogs/modal-ids.ts";
import { formatFormErrors } from "#components/ui/forms/form-errors.ts";
import { Honeypot } from "#components/ui/forms/honeypot.tsx";
import { requestResetAction } from "#lib/people/accounts/passwords/actions.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import { AccountEmailField } from "./account-email-field.tsx";
import { type AccountFormProps, useFormDone } from "./form-context.ts";
import { FormErrorSummary } from "./form-error-summary.tsx";
import { FormSwitchLine } from "./form-switch-link.tsx";
import { SentMessage } from "./sent-message.tsx";

const fields = ["email"] as const;

/** Requests a mail with a reset link. The result is the same for every address. */
export function RequestResetForm({ locale, messages, icons, pages, isModal, onDone }: AccountFormProps) {
  const id = useId();
  const { status, retrySeconds, errors, values, isSending, form } = useFormAction(requestResetAction, fields);
  const typedEmail = useRef("");
  const { fieldErrors, errorList } = formatFormErrors(id, fields, errors, (error) => messages.problems[error]);

  useFormDone(status === "sent", onDone);

  if (status === "sent") {
    const { sent: text, sentHint: hint, again: label } = messages.reset;
    const again = { label, page: pages.reset, modal: resetPasswordModalId, next: "", isModal };
    return <SentMessage text={text} to={typedEmail.current} hint={hint} icon={icons.mail} again={again} />;
  }
  return (
    <>
      <p className="text-ink-2">{messages.reset.text}</p>
      <form {...form} className="mt-4 grid gap-4" data-answer={status === "open" ? undefined : status}>
        <FormErrorSummary
          status={status}
          retrySeconds={retrySeconds}
          locale={locale}
          list={errorList}
          messages={messages.problems}
          icon={icons.error}
        />
        <AccountEmailField
          id={`${id}-email`}
          autoComplete="username"
          label={messages.fields.email}
          error={fieldErrors.email}
          errorIcon={icons.error}
          defaultValue={values.email}
          onInput={({ currentTarget }) => {
            typedEmail.current = currentTarget.value;
          }}
        />
        <Honeypot name="website" label={messages.fields.website} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" size="lg" isFullWidth aria-disabled={isSending}>
          {isSending ? messages.fields.sending : messages.reset.submit}
        </Button>
      </form>
      <FormSwitchLine
        text={messages.reset.other}
        label={messages.reset.otherLink}
        to={pages.signIn}
        modal={signInModalId}
        next=""
        isModal={isModal}
      />
    </>
  );
}
