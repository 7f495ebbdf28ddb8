import "server-only";
import { processSingleton } from "#lib/config/process-singleton.ts";
import { createRateLimiter } from "#lib/http/rate-limit.ts";

/** Most authors a user follows: the feed reads the newest items of each of them. */
export const maxFollows = 1000;

/** Authors, or items of the feed, on one page. */
export const followsPerPage = 24;

const getLimiter = processSingleton("follow-limit", () =>
  createRateLimiter({ name: "follow", maxCount: 60, windowMs: 5 * 60_000 }),
);

/** Counts a follow of this user; false above 60 in five minutes. Unfollowing is not limited. */
export function canFollow(userId: string): Promise<boolean> {
  return getLimiter()(userId);
}
