"use client";
import { type FormEvent, useActionState, useEffect, useState } from "react";
import type { FormState } from "#lib/form-state.ts";

type Action<State> = (before: State, form: FormData) => Promise<State>;

/**
 * Where a form stands and how it is sent. Until there is script the form posts to the action itself; afterwards what was typed outlives an
 * action that cannot be reached at all, and whoever presses twice sends once.
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
    } catch {
      return { status: "failed", errors: {}, values: valuesOf(fields, (field) => String(form.get(field) ?? "")) };
    }
  }

  const [state, send, isSending] = useActionState<State, FormData>(isLive ? tryToSend : action, { status: "open" });
  const errors: Partial<Record<Field, Problem>> = "errors" in state ? state.errors : {};
  const values = "values" in state ? state.values : valuesOf(fields, () => "");

  function sendOnce(event: FormEvent) {
    if (isSending) event.preventDefault();
  }

  return { status: state.status, errors, values, isSending, form: { action: send, onSubmit: sendOnce } };
}

function valuesOf<Field extends string>(fields: readonly Field[], find: (field: Field) => string) {
  return Object.fromEntries(fields.map((field) => [field, find(field)])) as Record<Field, string>;
}
