import { track } from "#lib/analytics.ts";
import { askApi, RefusedError } from "#lib/ask-api.ts";
import { invalidate } from "#lib/query-client.ts";
import type { Stars } from "#lib/ratings/stars.ts";

/** What became of a rating; "nobody" is signed in. */
export type RatingOutcome = "given" | "nobody" | "refused" | "failed";

/** Gives the recipe so many stars, or takes them back. What the page has asked about it is asked for again. */
export async function sendRating(id: string, stars: Stars | null): Promise<RatingOutcome> {
  try {
    await write(id, stars);
  } catch (error) {
    const status = error instanceof RefusedError ? error.status : 0;
    if (status === 401) return "nobody";
    return status === 403 || status === 404 ? "refused" : "failed";
  }
  if (stars) track({ event: "rated recipe", id, stars });
  await invalidate(["ratings"]);
  return "given";
}

function write(id: string, stars: Stars | null): Promise<unknown> {
  return stars
    ? askApi("/api/users/me/rating/", { method: "PUT", body: { recipe: id, rating: (stars - 1) / 4 }, keepalive: true })
    : askApi(`/api/users/me/rating/?recipe=${id}`, { method: "DELETE", keepalive: true });
}
