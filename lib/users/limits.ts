import "server-only";
import { processSingleton } from "#lib/config/process-singleton.ts";
import { createRateLimiter } from "#lib/http/rate-limit.ts";

const minuteMs = 60_000;

function createLimits() {
  return {
    profileChange: createRateLimiter({ maxCount: 60, windowMs: 60 * minuteMs }),
    nameChange: createRateLimiter({ maxCount: 5, windowMs: 24 * 60 * minuteMs }),
    pictureUpload: createRateLimiter({ maxCount: 30, windowMs: 30 * minuteMs }),
    dataExport: createRateLimiter({ maxCount: 5, windowMs: 60 * minuteMs }),
  };
}

/** Rate limits per user. */
export const userLimits = processSingleton("user-limits", createLimits);
