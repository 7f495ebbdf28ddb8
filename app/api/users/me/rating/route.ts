import { ApiProblem, door, parse, readBody, reply, requireViewer } from "#lib/api.ts";
import { expireRated } from "#lib/ratings/expiry.ts";
import { mayRate } from "#lib/ratings/limits.ts";
import { setRating } from "#lib/ratings/mutations.ts";
import { ratingOf } from "#lib/ratings/queries.ts";
import { ratedInput, ratingInput, viewRating } from "#lib/ratings/schema.ts";

export const dynamic = "force-dynamic";

/** How the reader has rated `?recipe=`: `{rating: 0..1, stars: 1..5}`, both null for not at all. */
export const GET = door(async (request) => {
  const { id: userId } = await requireViewer(request);
  return reply({ data: viewRating(await ratingOf(userId, recipeOf(request))) });
});

/** From now on the reader gives this recipe so many stars; 404 for what they may not see or have written themselves. */
const rate = door(async (request) => {
  const { id: userId } = await requireViewer(request);
  const { recipe, stars } = await readBody(request, ratingInput);
  if (!mayRate(userId)) throw new ApiProblem("tooMany");
  if (!(await setRating({ userId, itemId: recipe, stars }))) throw new ApiProblem("missing");
  await expireRated(recipe);
  return reply({ data: viewRating(stars) });
});
export const POST = rate;
export const PUT = rate;

/** From now on the reader has not rated `?recipe=`, whether they had or not. */
export const DELETE = door(async (request) => {
  const { id: userId } = await requireViewer(request);
  const recipe = recipeOf(request);
  // Nobody makes pages anew by taking back what they have not given.
  if ((await ratingOf(userId, recipe)) !== null) {
    await setRating({ userId, itemId: recipe, stars: null });
    await expireRated(recipe);
  }
  return reply(null, 204);
});

function recipeOf(request: Request): string {
  return parse({ recipe: new URL(request.url).searchParams.get("recipe") }, ratedInput).recipe;
}
