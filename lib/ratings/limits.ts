import "server-only";
import { processSingleton } from "#lib/config/process-singleton.ts";
import { createRateLimiter } from "#lib/http/rate-limit.ts";

/** Shared by the form and the API. */
const getLimiter = processSingleton("rating-limit", () =>
  createRateLimiter({ name: "rating", maxCount: 60, windowMs: 5 * 60_000 }),
);

/**
 * Counts a rating of this user; false above 60 in five minutes. Removing a rating is not limited.
 */
export function canRate(userId: string): Promise<boolean> {
  return getLimiter()(userId);
}
