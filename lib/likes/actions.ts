"use server";
import { runUserAction } from "#lib/auth/user-action.ts";
import { createAction, formOf, previousState } from "#lib/http/action.ts";
import type { ActionResult } from "#lib/http/action-result.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { setLike } from "./mutations.ts";
import { likeFormSchema } from "./schema.ts";

/**
 * Sets or removes the user's like of an item: `id` and `liked` ("true" or "false") of the form.
 * Called by the like button directly and by the form that works without script.
 */
export const setLikeAction = createAction(
  [previousState, formOf(likeFormSchema)],
  (_, { id: itemId, liked }): Promise<ActionResult> =>
    runUserAction(async ({ id: userId }) => {
      if (!(await setLike({ userId, itemId, liked }))) throw new ApiError("missing");
    }),
);
