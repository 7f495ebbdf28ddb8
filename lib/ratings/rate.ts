import "server-only";
import { expireRated } from "./expiry.ts";
import { mayRate } from "./limits.ts";
import { type Rating, setRating, takeRating } from "./mutations.ts";

/** What became of a rating; "missing" is what there is nothing to rate: not public, no recipe, or one's own. */
export type Outcome = "rated" | "missing" | "tooMany";

/** Gives a recipe a user's stars, or takes them back with null, and has its pages made anew where that changed something. */
export async function rate({
  userId,
  itemId,
  stars,
}: Omit<Rating, "stars"> & { stars: Rating["stars"] | null }): Promise<Outcome> {
  if (stars === null) {
    if (await takeRating({ userId, itemId })) await expireRated(itemId);
    return "rated";
  }
  if (!mayRate(userId)) return "tooMany";
  if (!(await setRating({ userId, itemId, stars }))) return "missing";
  await expireRated(itemId);
  return "rated";
}
