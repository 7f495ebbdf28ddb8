"use client";
import { use, useEffect, useRef } from "react";
import type { SignUpReason } from "#components/ui/dialogs/sign-up-reason.ts";

import type { AccountFormProps, ModalFormContext } from "./form-context.ts";
import { loadModalTexts } from "./modal-texts.ts";
import { ReasonNote } from "./reason-note.tsx";
import { RequestResetForm } from "./request-reset-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

export { loadModalTexts };

const forms = { signIn: SignInForm, signUp: SignUpForm, reset: RequestResetForm };

interface ModalFormProps extends Pick<AccountFormProps, "next" | "onDone"> {
  context: ModalFormContext;
  kind: keyof typeof forms;
  reason: SignUpReason | undefined;
}

/**
 * Form inside a dialog. Focuses the first field when the form is loaded after the dialog has
 * opened, and fills in an address typed in another dialog.
 */
export default function ModalForm({ context, kind, reason, ...props }: ModalFormProps) {
  const texts = use(loadModalTexts(context.locale));
  const Form = forms[kind];
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const email = ref.current?.querySelector<HTMLInputElement>("input[name=email]");
    if (email) email.value ||= readTypedEmail();
    ref.current?.querySelector("input")?.focus();
  }, []);
  return (
    <div ref={ref}>
      {reason && <ReasonNote reason={reason} messages={texts.reasons} />}
      <Form {...context} {...props} messages={{ ...texts, ...context.messages }} isModal />
    </div>
  );
}

function readTypedEmail(): string {
  const fields = document.querySelectorAll<HTMLInputElement>("dialog input[type=email][autocomplete]");
  return [...fields].find(({ value }) => value !== "")?.value ?? "";
}
