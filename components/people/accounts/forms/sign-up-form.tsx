"use client";
import { useId, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { signInModalId, signUpModalId } from "#components/ui/dialogs/modal-ids.ts";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { formatFormErrors } from "#components/ui/forms/form-errors.ts";
import { Honeypot } from "#components/ui/forms/honeypot.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { signUpAction } from "#lib/people/accounts/actions.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import { AccountEmailField } from "./account-email-field.tsx";
import { AccountPasswordField } from "./account-password-field.tsx";
import { type AccountFormProps, useFormDone } from "./form-context.ts";
import { FormErrorSummary } from "./form-error-summary.tsx";
import { FormSwitchLine } from "./form-switch-link.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { SentMessage } from "./sent-message.tsx";

const fields = ["name", "email", "password", "terms", "newsletter"] as const;

/** Creates an account. The result is the same whether the address has an account or not. */
export function SignUpForm(props: AccountFormProps) {
  const { locale, messages, icons, pages, next, isModal, onDone } = props;
  const id = useId();
  const { status, retrySeconds, errors, values, isSending, isReloaded, form } = useFormAction(signUpAction, fields);
  const typedEmail = useRef("");
  const { fieldErrors, errorList } = formatFormErrors(id, fields, errors, (error) => messages.problems[error]);

  useFormDone(status === "sent", onDone);

  if (status === "sent") {
    const { sent: text, sentHint: hint, again: label } = messages.signUp;
    const again = { label, page: pages.signUp, modal: signUpModalId, next: isModal ? "" : next, isModal };
    return <SentMessage text={text} to={typedEmail.current} hint={hint} icon={icons.mail} again={again} />;
  }
  return (
    <>
      <p className="text-ink-2">{messages.signUp.text}</p>
      <form {...form} className="mt-4 grid gap-4" data-answer={status === "open" ? undefined : status}>
        <FormErrorSummary
          status={status}
          retrySeconds={retrySeconds}
          locale={locale}
          list={errorList}
          messages={messages.problems}
          icon={icons.error}
        />
        <TextField
          id={`${id}-name`}
          name="name"
          autoComplete="nickname"
          required
          maxLength={200}
          label={messages.fields.name}
          hint={messages.fields.nameHint}
          error={fieldErrors.name}
          errorIcon={icons.error}
          defaultValue={values.name}
        />
        <AccountEmailField
          id={`${id}-email`}
          autoComplete="email"
          label={messages.fields.email}
          error={fieldErrors.email}
          errorIcon={icons.error}
          defaultValue={values.email}
          onInput={({ currentTarget }) => {
            typedEmail.current = currentTarget.value;
          }}
        />
        <AccountPasswordField
          id={`${id}-password`}
          messages={messages.fields}
          icons={icons}
          errorIcon={icons.error}
          name="password"
          autoComplete="new-password"
          isReloaded={isReloaded}
          label={messages.fields.password}
          hint={messages.fields.passwordHint}
          error={fieldErrors.password}
        />
        <ConsentBoxes id={id} messages={messages} icons={icons} error={fieldErrors.terms} values={values} />
        <Honeypot name="website" label={messages.fields.website} />
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="next" value={next} />
        <Button type="submit" size="lg" isFullWidth aria-disabled={isSending}>
          {isSending ? messages.fields.sending : messages.signUp.submit}
        </Button>
      </form>
      <ProviderButtons {...props} />
      <FormSwitchLine
        text={messages.signUp.other}
        label={messages.signUp.otherLink}
        to={pages.signIn}
        modal={signInModalId}
        next={isModal ? "" : next}
        isModal={isModal}
      />
    </>
  );
}

interface ConsentBoxesProps extends Pick<AccountFormProps, "messages" | "icons"> {
  id: string;
  error: string | undefined;
  values: Record<"terms" | "newsletter", string>;
}

function ConsentBoxes({ id, messages, icons, error, values }: ConsentBoxesProps) {
  return (
    <div>
      <Checkbox
        id={`${id}-terms`}
        name="terms"
        required
        label={messages.terms}
        error={error}
        errorIcon={icons.error}
        defaultChecked={values.terms === "on"}
      />
      <Checkbox name="newsletter" label={messages.fields.newsletter} defaultChecked={values.newsletter === "on"} />
    </div>
  );
}
