import * as operations from "#app/api/users/me/rating/operations.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";
import { getRating } from "#lib/people/ratings/queries.ts";
import { serializeRating } from "#lib/people/ratings/schema.ts";
import type { Stars } from "#lib/people/ratings/stars.ts";
import { rateRecipe } from "#lib/people/ratings/submission-mutations.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";

export const dynamic = "force-dynamic";

interface RatingRequest {
  user: SessionUser;
  body: { recipe: string; stars: Stars };
}

async function handleRating({ user, body: { recipe, stars } }: RatingRequest) {
  await rateRecipe({ userId: user.id, itemId: recipe, stars });
  return { data: serializeRating(stars) };
}

/** The user's rating of a recipe; 404 for what they may not see or have written themselves. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForUser(operations.getRating, async ({ user, query: { recipe } }) => ({
    data: serializeRating(await getRating(user.id, recipe)),
  })),
  POST: implementForUser(operations.createRating, handleRating),
  PUT: implementForUser(operations.setRating, handleRating),
  DELETE: implementForUser(operations.deleteRating, async ({ user, query: { recipe } }) => {
    await rateRecipe({ userId: user.id, itemId: recipe, stars: null });
    return null;
  }),
});
