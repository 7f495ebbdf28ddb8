"use server";
import { runUserAction } from "#lib/platform/auth/user-action.ts";
import { createAction } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import { type StoredContent, StoryDraftError, throwAsApiError } from "../errors.ts";
import type { MissingPart } from "../publication/missing.ts";
import { returnStory, submitStory, withdrawSubmission } from "./mutations.ts";
import { returnSchema, submitSchema, withdrawSchema } from "./schema.ts";

const isAllowed = createRateLimiter({ name: "story-submissions", maxCount: 120, windowMs: 10 * 60_000 });

/** What happened to a submission; "unchanged" when readers see all of it already. */
export type SubmitOutcome =
  | { status: "done" | "unchanged" }
  | { status: "conflict"; stored: StoredContent }
  | { status: "incomplete"; missing: MissingPart[] };

/** Asks the editors to publish a story, as the signed-in partner. */
export const submitStoryAction = createAction(
  [submitSchema],
  ({ id: itemId, version }): Promise<ActionResult<SubmitOutcome>> =>
    runLimited(async (editorId): Promise<SubmitOutcome> => {
      try {
        await submitStory({ editorId, itemId, version });
        return { status: "done" };
      } catch (error) {
        if (!(error instanceof StoryDraftError)) throw error;
        if (error.stored) return { status: "conflict", stored: error.stored };
        if (error.code === "incomplete") return { status: "incomplete", missing: error.missing };
        if (error.code === "state") return { status: "unchanged" };
        return throwAsApiError(error);
      }
    }),
);

/** Takes a submission back, as the signed-in partner. Repeating it changes nothing. */
export const withdrawStoryAction = createAction(
  [withdrawSchema],
  ({ id: itemId }): Promise<ActionResult<null>> =>
    runLimited(async (editorId) => {
      await withdrawSubmission({ editorId, itemId }).catch(throwAsApiError);
      return null;
    }),
);

/** Returns a submitted story to its partner with a reason, as the signed-in editor. */
export const returnStoryAction = createAction(
  [returnSchema],
  ({ id: itemId, reason }): Promise<ActionResult<null>> =>
    runLimited(async (editorId) => {
      await returnStory({ editorId, itemId, reason }).catch(throwAsApiError);
      return null;
    }),
);

/** Who may is for the mutations to say, in their transactions. */
function runLimited<Data>(handler: (userId: string) => Promise<Data>): Promise<ActionResult<Data>> {
  return runUserAction(async ({ id }) => {
    if (!(await isAllowed(id))) throw new ApiError("tooMany");
    return handler(id);
  });
}
