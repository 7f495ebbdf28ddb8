"use client";
import { unstable_rethrow } from "next/navigation";
import { type FormEvent, useActionState, useCallback, useEffect, useRef } from "react";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { reloadIfOutdated } from "../action-client.ts";
import { syncSession } from "../session-store.ts";
import { useHydrated } from "../use-hydrated.ts";
import { removeFormDraft, restoreFormDraft, saveFormDraft } from "./form-draft.ts";

type Action<State> = (previousState: State, form: FormData) => Promise<State>;

/**
 * Holds the state of a form and submits it. Before hydration the browser validates the form and
 * posts it to the action itself; the server sends back what was typed, except passwords and files.
 * After hydration every field keeps what was typed until the action succeeds, a second submit while
 * the first one runs is ignored, and the first invalid field is focused.
 *
 * @param options.onReload given, a page of an older build is reloaded and the typed texts are
 *   restored; called before the reload. Not for forms with a password.
 */
export function useFormAction<Field extends string, Problem extends string>(
  action: Action<FormState<Field, Problem>>,
  fields: readonly Field[],
  { onReload }: { onReload?: () => void } = {},
) {
  type State = FormState<Field, Problem>;
  const isHydrated = useHydrated();
  const ref = useRef<HTMLFormElement>(null);
  const keepsInput = useRef(false);
  const setForm = useCallback((form: HTMLFormElement) => {
    ref.current = form;
    // React resets a form after its action. A native listener, because React ignores events that
    // its own changes cause.
    const preventReset = (event: Event) => {
      if (keepsInput.current) event.preventDefault();
      keepsInput.current = false;
    };
    form.addEventListener("reset", preventReset);
    return () => {
      ref.current = null;
      form.removeEventListener("reset", preventReset);
    };
  }, []);
  const keepsDraft = onReload !== undefined;
  useEffect(() => {
    if (keepsDraft && ref.current) restoreFormDraft(ref.current);
  }, [keepsDraft]);

  async function submitSafely(previousState: State, form: FormData): Promise<State> {
    const element = keepsDraft ? ref.current : null;
    keepsInput.current = true;
    try {
      if (element) removeFormDraft(element);
      const result = await action(previousState, form);
      keepsInput.current = result.status !== "sent";
      return result;
    } catch (error) {
      // Next.js redirects by throwing.
      unstable_rethrow(error);
      const values = toFieldValues(fields, (field) => String(form.get(field) ?? ""));
      if (element && reloadIfOutdated(error)) {
        saveFormDraft(element, values);
        onReload?.();
      }
      return { status: "failed", errors: {}, values };
    } finally {
      void syncSession();
    }
  }

  const [state, dispatch, isSending] = useActionState<State, FormData>(isHydrated ? submitSafely : action, {
    status: "open",
  });
  useEffect(() => {
    if (state.status === "invalid") ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

  const firstState = useRef(state);

  const errors: Partial<Record<Field, Problem>> = "errors" in state ? state.errors : {};
  const rejection = state.status === "open" || state.status === "sent" ? null : state.status;
  const retrySeconds = "retrySeconds" in state ? state.retrySeconds : undefined;
  const values = "values" in state ? state.values : toFieldValues(fields, () => "");

  function preventDoubleSubmit(event: FormEvent) {
    if (isSending) event.preventDefault();
  }

  return {
    /** As the action returned it; it may carry more than a `FormState`. */
    state,
    status: state.status,
    /** Why the form was not accepted; null otherwise. */
    rejection,
    errors,
    values,
    /** Of a form that was limited: seconds until the next attempt, where that is known. */
    retrySeconds,
    isSending,
    /**
     * Whether the form was rejected and comes back from the server: passwords and files have to be
     * entered again.
     */
    isReloaded: state === firstState.current && "errors" in state,
    form: { ref: setForm, action: dispatch, onSubmit: preventDoubleSubmit, noValidate: isHydrated },
  };
}

function toFieldValues<Field extends string>(fields: readonly Field[], readValue: (field: Field) => string) {
  return Object.fromEntries(fields.map((field) => [field, readValue(field)])) as Record<Field, string>;
}
