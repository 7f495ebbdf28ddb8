"use client";
import { useEffect, useRef } from "react";
import { ResetForm } from "./reset-form.tsx";
import type { AccountFormProps } from "./setting.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

const forms = { signIn: SignInForm, signUp: SignUpForm, reset: ResetForm };

/** A form in its window, with the focus in its first field when it arrives after the window; the address is there already if it is known. */
export default function ModalForm({ kind, ...props }: AccountFormProps & { kind: keyof typeof forms }) {
  const Form = forms[kind];
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const email = ref.current?.querySelector<HTMLInputElement>("input[name=email]");
    if (email) email.value ||= typedElsewhere();
    ref.current?.querySelector("input")?.focus();
  }, []);
  return (
    <div ref={ref}>
      <Form {...props} />
    </div>
  );
}

function typedElsewhere(): string {
  const fields = document.querySelectorAll<HTMLInputElement>("dialog input[type=email][autocomplete]");
  return [...fields].find(({ value }) => value !== "")?.value ?? "";
}
