import { ApiProblem, door, parse, readBody, reply, requireViewer } from "#lib/api.ts";
import { ratingOf } from "#lib/ratings/queries.ts";
import { rate } from "#lib/ratings/rate.ts";
import { ratedInput, ratingInput, viewRating } from "#lib/ratings/schema.ts";

export const dynamic = "force-dynamic";

/** How the reader has rated `?recipe=`: `{rating: 0..1, stars: 1..5}`, both null for not at all. */
export const GET = door(async (request) => {
  const { id: userId } = await requireViewer(request);
  return reply({ data: viewRating(await ratingOf(userId, recipeOf(request))) });
});

/** From now on the reader gives this recipe so many stars; 404 for what they may not see or have written themselves. */
const give = door(async (request) => {
  const { id: userId } = await requireViewer(request);
  const { recipe, stars } = await readBody(request, ratingInput);
  const outcome = await rate({ userId, itemId: recipe, stars });
  if (outcome !== "rated") throw new ApiProblem(outcome);
  return reply({ data: viewRating(stars) });
});
export const POST = give;
export const PUT = give;

/** From now on the reader has not rated `?recipe=`, whether they had or not. */
export const DELETE = door(async (request) => {
  const { id: userId } = await requireViewer(request);
  await rate({ userId, itemId: recipeOf(request), stars: null });
  return reply(null, 204);
});

function recipeOf(request: Request): string {
  return parse({ recipe: new URL(request.url).searchParams.get("recipe") }, ratedInput).recipe;
}
