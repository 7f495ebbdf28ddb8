import "server-only";
import { redirect } from "next/navigation";
import type { z } from "zod";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { runUserAction } from "#lib/platform/auth/user-action.ts";
import type { SaveOutcome } from "#lib/platform/browser/autosave/autosave-state.ts";
import { createAction, formOrObject } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import type { RateLimiter } from "#lib/platform/http/rate-limit.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { signInAddress } from "#lib/platform/routing/sign-in-address.ts";
import type { SavedDraft } from "../draft/mutations.ts";
import type { DraftContent } from "../draft.ts";
import { DraftError, throwAsApiError } from "../errors.ts";

/**
 * A form posts to it when there is no script and is redirected; a client component calls it with an
 * object.
 */
export interface DraftAction<Input, Data> {
  (form: FormData): Promise<void>;
  (input: Input): Promise<ActionResult<Data>>;
}

interface Options<Input, Data> {
  schema: z.ZodType<Input>;
  limiter: () => RateLimiter;
  change: (user: SessionUser, input: Input) => Promise<Data>;
  /** Where a form without script goes on. */
  next: (input: Input, data: Data) => string;
  /** Where a form without script goes back to when the change is refused. */
  refused: (input: Input) => string;
}

/** Editors read the drafts of others, but change none: to these actions they are missing. */
export function hideForeign(error: unknown): never {
  throw error instanceof DraftError && error.code === "forbidden" ? new DraftError("missing") : error;
}

export type DraftSaveOutcome = SaveOutcome<DraftContent>;

/** What an editor in the browser learns of a save; another refusal is thrown as an ApiError. */
export function toSaveOutcome(saving: Promise<SavedDraft>): Promise<DraftSaveOutcome> {
  return saving.then(
    ({ version, savedAt }): DraftSaveOutcome => ({ status: "saved", version, savedAt: savedAt.getTime() }),
    (error: unknown): DraftSaveOutcome => {
      if (!(error instanceof DraftError && error.stored)) return throwAsApiError(error);
      return { status: "conflict", stored: { ...error.stored, savedAt: error.stored.savedAt.getTime() } };
    },
  );
}

/** Defines a server action for one change of the user's own drafts. */
export function defineDraftAction<Input extends { locale: Locale }, Data>(
  options: Options<Input, Data>,
): DraftAction<Input, Data> {
  const run = async (user: SessionUser, input: Input) => {
    if (!(await options.limiter()(user.id))) throw new ApiError("tooMany");
    return options.change(user, input).catch(hideForeign);
  };
  const action = createAction(
    [formOrObject(options.schema)],
    ({ isForm, input }): Promise<ActionResult<Data>> =>
      isForm ? submitForm(input) : runUserAction((user) => run(user, input).catch(throwAsApiError)),
  );
  async function submitForm(input: Input): Promise<never> {
    const user = await getSessionUser();
    if (!user) redirect(signInAddress(input.locale, options.refused(input)));
    const result = await run(user, input).then(
      (data) => ({ data }),
      (error: unknown) => {
        if (error instanceof DraftError || error instanceof ApiError) return { code: error.code };
        throw error;
      },
    );
    redirect("code" in result ? `${options.refused(input)}?problem=${result.code}` : options.next(input, result.data));
  }
  return action as DraftAction<Input, Data>;
}
