import "server-only";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";

const minuteMs = 60_000;

function createLimits() {
  return {
    commentCreation: createRateLimiter({ name: "comment-create", maxCount: 20, windowMs: 30 * minuteMs }),
    edit: createRateLimiter({ name: "comment-edit", maxCount: 60, windowMs: 30 * minuteMs }),
    /** Sent with a form; script uploads photos one by one before. */
    photo: createRateLimiter({ name: "comment-photo", maxCount: 30, windowMs: 30 * minuteMs }),
    like: createRateLimiter({ name: "comment-like", maxCount: 300, windowMs: 30 * minuteMs }),
  };
}

/** Rate limits per user. */
export const commentLimits = processSingleton("comment-limits", createLimits);
