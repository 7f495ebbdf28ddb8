import "server-only";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";

/** Ratings of a user, shared by the form and the API. Removing a rating is not limited. */
export const ratingLimit = processSingleton("rating-limit", () =>
  createRateLimiter({ name: "rating", maxCount: 60, windowMs: 5 * 60_000 }),
);
