"use client";
import { useId, useRef } from "react";
import { signInModal, signUpModal } from "#components/ui/account-modals.ts";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/choice.tsx";
import { TextField, Trap } from "#components/ui/field.tsx";
import { problemsOf } from "#components/ui/form-problems.ts";
import { PasswordField } from "#components/ui/password-field.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import { signUpAction } from "#lib/accounts/actions.ts";
import { FormHead } from "./form-head.tsx";
import { OtherWay } from "./other-way.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { SentNote } from "./sent-note.tsx";
import type { AccountFormProps } from "./setting.ts";
import { useDone } from "./use-done.ts";

const fields = ["name", "email", "password", "terms", "newsletter"] as const;

/** Asks for an account; what comes back is the same whether there is one already or not. */
export function SignUpForm(props: AccountFormProps) {
  const { locale, words, icons, pages, next, isModal, onDone } = props;
  const id = useId();
  const { status, errors, values, isSending, form } = useFormAction(signUpAction, fields);
  const typed = useRef("");
  const { notes, list } = problemsOf(id, fields, errors, words.problems);

  useDone(status === "sent", onDone);

  if (status === "sent") {
    const { sent: text, sentHint: hint, again: label } = words.signUp;
    const again = { label, page: pages.signUp, modal: signUpModal, next: isModal ? "" : next, isModal };
    return <SentNote text={text} to={typed.current} hint={hint} icon={icons.mail} again={again} />;
  }
  return (
    <>
      <p className="text-ink-2">{words.signUp.text}</p>
      <form {...form} noValidate className="mt-4 grid gap-4" data-answer={status === "open" ? undefined : status}>
        <FormHead status={status} list={list} words={words.problems} icon={icons.error} />
        <TextField
          id={`${id}-name`}
          name="name"
          autoComplete="nickname"
          required
          maxLength={200}
          label={words.fields.name}
          hint={words.fields.nameHint}
          error={notes.name}
          errorIcon={icons.error}
          defaultValue={values.name}
        />
        <TextField
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          label={words.fields.email}
          error={notes.email}
          errorIcon={icons.error}
          defaultValue={values.email}
          onInput={({ currentTarget }) => {
            typed.current = currentTarget.value;
          }}
        />
        <PasswordField
          id={`${id}-password`}
          name="password"
          autoComplete="new-password"
          required
          label={words.fields.password}
          hint={words.fields.passwordHint}
          error={notes.password}
          errorIcon={icons.error}
          showLabel={words.fields.showPassword}
          hideLabel={words.fields.hidePassword}
          showIcon={icons.show}
          hideIcon={icons.hide}
        />
        <div>
          <Checkbox
            id={`${id}-terms`}
            name="terms"
            required
            label={words.terms}
            error={notes.terms}
            errorIcon={icons.error}
            defaultChecked={values.terms === "on"}
          />
          <Checkbox name="newsletter" label={words.fields.newsletter} defaultChecked={values.newsletter === "on"} />
        </div>
        <Trap name="website" label={words.fields.website} />
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="next" value={next} />
        <Button type="submit" size="lg" isWide aria-disabled={isSending}>
          {isSending ? words.fields.sending : words.signUp.submit}
        </Button>
      </form>
      <ProviderButtons {...props} />
      <p className="mt-5">
        {words.signUp.other}{" "}
        <OtherWay
          to={pages.signIn}
          modal={signInModal}
          next={isModal ? "" : next}
          isModal={isModal}
          className="inline-flex min-h-8 items-center font-strong text-kobalt underline"
        >
          {words.signUp.otherLink}
        </OtherWay>
      </p>
    </>
  );
}
