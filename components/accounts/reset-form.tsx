"use client";
import { useId, useRef } from "react";
import { resetModal, signInModal } from "#components/ui/account-modals.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField, Trap } from "#components/ui/field.tsx";
import { problemsOf } from "#components/ui/form-problems.ts";
import { useFormAction } from "#components/ui/use-form-action.ts";
import { requestResetAction } from "#lib/accounts/actions.ts";
import { FormHead } from "./form-head.tsx";
import { OtherWay } from "./other-way.tsx";
import { SentNote } from "./sent-note.tsx";
import type { AccountFormProps } from "./setting.ts";
import { useDone } from "./use-done.ts";

const fields = ["email"] as const;

/** Asks for a mail with the way to a new password; what comes back is the same for every address. */
export function ResetForm({ locale, words, icons, pages, isModal, onDone }: AccountFormProps) {
  const id = useId();
  const { status, errors, values, isSending, form } = useFormAction(requestResetAction, fields);
  const typed = useRef("");
  const { notes, list } = problemsOf(id, fields, errors, words.problems);

  useDone(status === "sent", onDone);

  if (status === "sent") {
    const { sent: text, sentHint: hint, again: label } = words.reset;
    const again = { label, page: pages.reset, modal: resetModal, next: "", isModal };
    return <SentNote text={text} to={typed.current} hint={hint} icon={icons.mail} again={again} />;
  }
  return (
    <>
      <p className="text-ink-2">{words.reset.text}</p>
      <form {...form} noValidate className="mt-4 grid gap-4" data-answer={status === "open" ? undefined : status}>
        <FormHead status={status} list={list} words={words.problems} icon={icons.error} />
        <TextField
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="username"
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
        <Trap name="website" label={words.fields.website} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" size="lg" isWide aria-disabled={isSending}>
          {isSending ? words.fields.sending : words.reset.submit}
        </Button>
      </form>
      <p className="mt-5">
        {words.reset.other}{" "}
        <OtherWay
          to={pages.signIn}
          modal={signInModal}
          next=""
          isModal={isModal}
          className="inline-flex min-h-8 items-center font-strong text-kobalt underline"
        >
          {words.reset.otherLink}
        </OtherWay>
      </p>
    </>
  );
}
