"use client";
import { unstable_isUnrecognizedActionError, unstable_rethrow } from "next/navigation";
import { type FormEvent, useActionState, useCallback, useEffect, useMemo, useRef } from "react";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { reloadIfOutdated } from "../action-client.ts";
import { keepFlashMessage } from "../flash-message.ts";
import { syncSession } from "../session-store.ts";
import { useHydrated } from "../use-hydrated.ts";
import type { FormDraft } from "./form-draft.ts";
import { isSignInRedirect, useFormDraft } from "./use-form-draft.ts";

type Action<State> = (previousState: State, form: FormData) => Promise<State>;

/**
 * Holds the state of a form and submits it. Before hydration the browser validates the form and
 * posts it to the action itself; the server sends back what was typed, except passwords and files.
 * After hydration every field keeps what was typed until the action succeeds, a second submit while
 * the first one runs is ignored, and the first invalid field is focused.
 *
 * What was typed outlasts a session that has ended, and a page of an older build, which is
 * reloaded: the form comes back with it, as one that has failed.
 *
 * @param options.onReload called before such a reload, in place of the message that says why
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
  const draft = useFormDraft(ref, fields);

  async function submitSafely(previousState: State, form: FormData): Promise<State> {
    keepsInput.current = true;
    try {
      draft.release(form);
      const result = await action(previousState, form);
      keepsInput.current = result.status !== "sent";
      if (result.status === "sent") draft.settle();
      return result;
    } catch (error) {
      if (isSignInRedirect(error)) draft.save(form);
      // Next.js redirects by throwing.
      unstable_rethrow(error);
      const values = toFieldValues(fields, (field) => String(form.get(field) ?? ""));
      // Also where the page stays, because it was loaded again just before: its reader may do so.
      if (unstable_isUnrecognizedActionError(error)) draft.save(form);
      if (reloadIfOutdated(error)) (onReload ?? keepUpdateMessage)();
      return { status: "failed", errors: {}, values };
    } finally {
      void syncSession();
    }
  }

  const [sentState, dispatch, isSending] = useActionState<State, FormData>(isHydrated ? submitSafely : action, {
    status: "open",
  });
  const firstState = useRef(sentState);
  const isFirst = sentState === firstState.current;
  const restoredState = useRestoredState<Field, Problem>(draft.restored);
  const isRestored = isFirst && restoredState !== null;
  const state = isRestored ? restoredState : sentState;
  useEffect(() => {
    if (state.status === "invalid") ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

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
    isReloaded: isFirst && "errors" in state,
    /** Key of the form: its fields begin with the restored texts. */
    formKey: isRestored ? "restored" : "new",
    form: { ref: setForm, action: dispatch, onSubmit: preventDoubleSubmit, noValidate: isHydrated },
  };
}

/** A form whose texts were restored comes back like one that the server has sent back. */
function useRestoredState<Field extends string, Problem extends string>(draft: FormDraft | null) {
  return useMemo(
    (): FormState<Field, Problem> | null =>
      draft && { status: "failed", errors: {}, values: Object.fromEntries(draft.entries) as Record<Field, string> },
    [draft],
  );
}

function keepUpdateMessage(): void {
  keepFlashMessage("siteUpdated");
}

function toFieldValues<Field extends string>(fields: readonly Field[], readValue: (field: Field) => string) {
  return Object.fromEntries(fields.map((field) => [field, readValue(field)])) as Record<Field, string>;
}
