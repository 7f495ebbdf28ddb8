"use client";
import { useId } from "react";
import { resetModal, signUpModal } from "#components/ui/account-modals.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { problemsOf } from "#components/ui/form-problems.ts";
import { FormSummary } from "#components/ui/form-summary.tsx";
import { PasswordField } from "#components/ui/password-field.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import { signInAction } from "#lib/accounts/actions.ts";
import { FormHead } from "./form-head.tsx";
import { OtherWay } from "./other-way.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import type { AccountFormProps } from "./setting.ts";
import { useDone } from "./use-done.ts";

const fields = ["email", "password"] as const;

/** E-mail address and password. */
export function SignInForm(props: AccountFormProps) {
  const { locale, words, icons, pages, next, isModal, onDone } = props;
  const id = useId();
  const { status, errors, values, isSending, form } = useFormAction(signInAction, fields);
  const { notes, list } = problemsOf(id, fields, errors, words.problems);
  // These say something about both fields, so they stand above them.
  const whole = errors.password === "wrong" ? notes.password : errors.email === "unconfirmed" ? notes.email : undefined;
  const wholeId = `${id}-whole`;
  const marks = whole ? { "aria-invalid": true, "aria-describedby": wholeId } : {};

  useDone(status === "sent", onDone);

  return (
    <>
      <form {...form} noValidate className="mt-4 grid gap-4" data-answer={status === "open" ? undefined : status}>
        {whole ? (
          <FormSummary id={wholeId} text={whole} icon={icons.error} />
        ) : (
          <FormHead status={status} list={list} words={words.problems} icon={icons.error} />
        )}
        <TextField
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          label={words.fields.email}
          error={whole ? undefined : notes.email}
          errorIcon={icons.error}
          defaultValue={values.email}
          {...(errors.email ? marks : {})}
        />
        <div>
          <PasswordField
            id={`${id}-password`}
            name="password"
            autoComplete="current-password"
            required
            maxLength={128}
            label={words.fields.password}
            error={whole ? undefined : notes.password}
            errorIcon={icons.error}
            showLabel={words.fields.showPassword}
            hideLabel={words.fields.hidePassword}
            showIcon={icons.show}
            hideIcon={icons.hide}
            {...(errors.password ? marks : {})}
          />
          <OtherWay
            to={pages.reset}
            modal={resetModal}
            next=""
            isModal={isModal}
            className="mt-1 inline-flex min-h-8 items-center text-kobalt text-sm underline"
          >
            {words.signIn.forgot}
          </OtherWay>
        </div>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="next" value={next} />
        {isModal && <input type="hidden" name="stays" value="on" />}
        <Button type="submit" size="lg" isWide aria-disabled={isSending}>
          {isSending ? words.fields.sending : words.signIn.submit}
        </Button>
      </form>
      <ProviderButtons {...props} />
      <p className="mt-5">
        {words.signIn.other}{" "}
        <OtherWay
          to={pages.signUp}
          modal={signUpModal}
          next={isModal ? "" : next}
          isModal={isModal}
          className="inline-flex min-h-8 items-center font-strong text-kobalt underline"
        >
          {words.signIn.otherLink}
        </OtherWay>
      </p>
    </>
  );
}
