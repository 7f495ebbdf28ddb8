"use server";
import { runUserAction } from "#lib/auth/user-action.ts";
import type { ActionResult } from "#lib/http/action-result.ts";
import { parse } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { setLike } from "./mutations.ts";
import { likeFormSchema } from "./schema.ts";

/**
 * Sets or removes the user's like of an item: `id` and `liked` ("true" or "false") of the form.
 * Called by the like button directly and by the form that works without script.
 */
export async function setLikeAction(_previous: ActionResult | null, form: FormData): Promise<ActionResult> {
  return runUserAction(async ({ id: userId }) => {
    const { id: itemId, liked } = parse({ id: form.get("id"), liked: form.get("liked") }, likeFormSchema);
    if (!(await setLike({ userId, itemId, liked }))) throw new ApiError("missing");
  });
}
