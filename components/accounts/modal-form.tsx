"use client";
import { useEffect, useRef } from "react";
import { ResetForm } from "./reset-form.tsx";
import type { AccountFormProps } from "./setting.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

const forms = { signIn: SignInForm, signUp: SignUpForm, reset: ResetForm };

/** A form in its window, with the focus in its first field when it arrives after the window. */
export default function ModalForm({ kind, ...props }: AccountFormProps & { kind: keyof typeof forms }) {
  const Form = forms[kind];
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={ref}>
      <Form {...props} />
    </div>
  );
}
