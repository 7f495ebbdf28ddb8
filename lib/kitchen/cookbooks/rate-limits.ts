import "server-only";
import { assertAllowed, createRateLimiter } from "#lib/platform/http/rate-limit.ts";

/** More than a user can have: a device that was offline may deliver as many at once. */
const creations = createRateLimiter({ name: "cookbook-create", maxCount: 250, windowMs: 10 * 60_000 });

/**
 * Counts the creation of a cookbook by this user. The number of their cookbooks alone does not
 * limit it, because deleted ones make room.
 *
 * @throws {ApiError} "tooMany"
 */
export async function countCookbookCreation(userId: string): Promise<void> {
  await assertAllowed([creations, userId]);
}
