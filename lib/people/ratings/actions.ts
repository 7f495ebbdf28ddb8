"use server";
import { createUserFormAction } from "#lib/platform/auth/user-action.ts";
import { ratingFormSchema } from "./schema.ts";
import { rateRecipe } from "./submission-mutations.ts";

/**
 * Sets the user's stars for a recipe, or removes them: `id` and `stars` ("1" to "5", "" removes) of
 * the form. Called by the stars directly and by the same form without script.
 */
export const setRatingAction = createUserFormAction(ratingFormSchema, async ({ id: userId }, { id: itemId, stars }) => {
  await rateRecipe({ userId, itemId, stars });
  return { stars };
});
