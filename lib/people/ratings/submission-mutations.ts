import "server-only";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import { revalidateItem } from "#lib/platform/routing/revalidate-item.ts";
import { ratingLimit } from "./limits.ts";
import { deleteRating, type Rating, setRating } from "./mutations.ts";
import type { Stars } from "./stars.ts";

/**
 * Sets a user's stars for a recipe, or removes them with null, and revalidates the recipe's pages
 * where that changed something.
 *
 * @throws ApiError "missing" for what the user cannot rate (see `setRating`), "tooMany" beyond the
 * rate limit. Removing is never refused.
 */
export async function rateRecipe({ userId, itemId, stars }: Omit<Rating, "stars"> & { stars: Stars | null }) {
  if (stars === null) {
    if (await deleteRating({ userId, itemId })) await revalidateItem(itemId);
    return;
  }
  await assertAllowed([ratingLimit(), userId]);
  if (!(await setRating({ userId, itemId, stars }))) throw new ApiError("missing");
  await revalidateItem(itemId);
}
