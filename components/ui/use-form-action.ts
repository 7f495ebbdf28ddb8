"use client";
import { unstable_rethrow } from "next/navigation";
import { type FormEvent, useActionState, useEffect, useRef, useState } from "react";
import { noticeSession } from "#lib/current-viewer.ts";
import type { FormState } from "#lib/form-state.ts";

type Action<State> = (before: State, form: FormData) => Promise<State>;

/**
 * Where a form stands and how it is sent. Until there is script the form posts to the action itself; afterwards what was typed outlives an
 * action that cannot be reached at all, whoever presses twice sends once, and the first wrong field gets the focus.
 */
export function useFormAction<Field extends string, Problem extends string>(
  action: Action<FormState<Field, Problem>>,
  fields: readonly Field[],
) {
  type State = FormState<Field, Problem>;
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);

  async function tryToSend(before: State, form: FormData): Promise<State> {
    try {
      return await action(before, form);
    } catch (error) {
      // The way to the next page travels as an error.
      unstable_rethrow(error);
      return { status: "failed", errors: {}, values: valuesOf(fields, (field) => String(form.get(field) ?? "")) };
    } finally {
      void noticeSession();
    }
  }

  const [state, send, isSending] = useActionState<State, FormData>(isLive ? tryToSend : action, { status: "open" });
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state.status === "invalid") ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

  const errors: Partial<Record<Field, Problem>> = "errors" in state ? state.errors : {};
  const values = "values" in state ? state.values : valuesOf(fields, () => "");

  function sendOnce(event: FormEvent) {
    if (isSending) event.preventDefault();
  }

  return { status: state.status, errors, values, isSending, form: { ref, action: send, onSubmit: sendOnce } };
}

function valuesOf<Field extends string>(fields: readonly Field[], find: (field: Field) => string) {
  return Object.fromEntries(fields.map((field) => [field, find(field)])) as Record<Field, string>;
}
