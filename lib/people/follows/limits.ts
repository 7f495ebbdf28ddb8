import "server-only";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";

/** Most authors a user follows: the feed reads the newest items of each of them. */
export const maxFollows = 1000;

/** Authors, or items of the feed, on one page. */
export const followsPerPage = 24;

/** Counts a follow of this user; false above 60 in five minutes. */
export const canFollow = createRateLimiter({ name: "follow", maxCount: 60, windowMs: 5 * 60_000 });

/** Counts the end of a follow of this user; false above 300 in five minutes. */
export const canUnfollow = createRateLimiter({ name: "unfollow", maxCount: 300, windowMs: 5 * 60_000 });

/** Counts a change of the digest of this user; false above 20 in ten minutes. */
export const canChangeDigest = createRateLimiter({ name: "follow-digest", maxCount: 20, windowMs: 10 * 60_000 });
