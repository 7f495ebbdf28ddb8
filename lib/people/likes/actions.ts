"use server";
import { createUserFormAction } from "#lib/platform/auth/user-action.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { setLike } from "./mutations.ts";
import { likeFormSchema } from "./schema.ts";

/**
 * Sets or removes the user's like of an item: `id` and `liked` ("true" or "false") of the form.
 * Called by the like button directly and by the forms that work without script.
 *
 * @returns whether the user likes it now
 */
export const setLikeAction = createUserFormAction(likeFormSchema, async ({ id: userId }, { id: itemId, liked }) => {
  if (!(await setLike({ userId, itemId, liked }))) throw new ApiError("missing");
  return liked;
});
