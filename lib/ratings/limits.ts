import "server-only";
import { type RateLimiter, rateLimiter } from "#lib/rate-limit.ts";

// The form and the API are built apart, but count together.
const store = globalThis as typeof globalThis & { tischleinRatingLimit?: RateLimiter };

/** Whether this user may give one more rating: sixty within five minutes. Taking back is not counted. */
export function mayRate(userId: string): boolean {
  store.tischleinRatingLimit ??= rateLimiter({ limit: 60, window: 5 * 60_000 });
  return store.tischleinRatingLimit(userId);
}
