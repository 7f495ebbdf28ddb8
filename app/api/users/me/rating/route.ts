import { requireSessionUser } from "#lib/auth/require-session-user.ts";
import { createRouteHandler, json, parse, readBody } from "#lib/http/api.ts";
import { getRating } from "#lib/ratings/queries.ts";
import { ratedRecipeSchema, ratingSchema, serializeRating } from "#lib/ratings/schema.ts";
import { rateRecipe } from "#lib/ratings/submission-mutations.ts";

export const dynamic = "force-dynamic";

/** The user's rating of `?recipe=`: `{rating: 0..1, stars: 1..5}`, both null without one. */
export const GET = createRouteHandler(async (request) => {
  const { id: userId } = await requireSessionUser(request);
  return json({ data: serializeRating(await getRating(userId, parseRecipeId(request))) });
});

/** Sets the user's stars for a recipe; 404 for what they may not see or have written themselves. */
const handlePut = createRouteHandler(async (request) => {
  const { id: userId } = await requireSessionUser(request);
  const { recipe, stars } = await readBody(request, ratingSchema);
  await rateRecipe({ userId, itemId: recipe, stars });
  return json({ data: serializeRating(stars) });
});
export const POST = handlePut;
export const PUT = handlePut;

/** Removes the user's rating of `?recipe=`, if there is one. */
export const DELETE = createRouteHandler(async (request) => {
  const { id: userId } = await requireSessionUser(request);
  await rateRecipe({ userId, itemId: parseRecipeId(request), stars: null });
  return json(null, 204);
});

function parseRecipeId(request: Request): string {
  return parse({ recipe: new URL(request.url).searchParams.get("recipe") }, ratedRecipeSchema).recipe;
}
