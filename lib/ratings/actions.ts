"use server";
import { redirect } from "next/navigation";
import { runUserAction } from "#lib/auth/user-action.ts";
import { createAction, formOf, previousState } from "#lib/http/action.ts";
import type { ActionResult } from "#lib/http/action-result.ts";
import { signUpAddress } from "#lib/routing/sign-in-address.ts";
import { ratingPageFormSchema } from "./schema.ts";
import type { GivenRating } from "./stars.ts";
import { rateRecipe } from "./submission-mutations.ts";

/**
 * Sets the user's stars for a recipe, or removes them: `id` and `stars` ("1" to "5", "" removes) of
 * the form. Called by the stars directly and by the same form without script, which adds `here`:
 * with it, a signed-out user is redirected to sign up and then back to that address.
 */
export const setRatingAction = createAction(
  [previousState, formOf(ratingPageFormSchema)],
  async (_, { id: itemId, stars, locale, here }): Promise<ActionResult<GivenRating>> => {
    const result = await runUserAction(async ({ id: userId }) => {
      await rateRecipe({ userId, itemId, stars });
      return { stars };
    });
    if (!result.ok && result.code === "unauthorized" && here !== undefined) redirect(signUpAddress(locale, here));
    return result;
  },
);
