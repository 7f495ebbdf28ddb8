"use client";
import { type FormEvent, useActionState } from "react";
import type { ActionFailure, ActionResult } from "#lib/platform/http/action-result.ts";
import { type ActionErrorCode, callAction } from "../action-client.ts";
import { syncSession } from "../session-store.ts";
import { useHydrated } from "../use-hydrated.ts";

type Action = (previous: ActionResult | null, form: FormData) => Promise<ActionResult>;
type Result = ActionResult | ActionFailure<ActionErrorCode>;
type CallAction = (send: () => Promise<ActionResult>) => Promise<Result>;

/**
 * Submits a form without fields to fill in to a server action that returns an ActionResult. Before
 * hydration the form posts to the action itself; afterwards an unreachable server becomes a
 * failure, and a second submit while the first one runs is ignored.
 *
 * @param call - Calls the action in the browser, e.g. to store the write until it has arrived.
 */
export function useResultAction(action: Action, call: CallAction = callAction) {
  const isHydrated = useHydrated();

  async function submit(_previous: Result | null, form: FormData): Promise<Result> {
    try {
      return await call(() => action(null, form));
    } finally {
      void syncSession();
    }
  }

  const [result, dispatch, isSending] = useActionState<Result | null, FormData>(
    isHydrated ? submit : (action as typeof submit),
    null,
  );
  const hasSucceeded = result?.ok === true;
  const errorCode = result !== null && !result.ok && result.code !== "outdated" ? result.code : null;

  function preventDoubleSubmit(event: FormEvent) {
    if (isSending) event.preventDefault();
  }

  return {
    hasSucceeded,
    hasFailed: errorCode !== null,
    errorCode,
    isSending,
    form: { action: dispatch, onSubmit: preventDoubleSubmit },
  };
}
