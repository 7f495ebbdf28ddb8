import "server-only";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";

const minuteMs = 60_000;

/** Rate limits per user. */
export const userLimits = {
  profileChange: createRateLimiter({ name: "user-profile-change", maxCount: 60, windowMs: 60 * minuteMs }),
  nameChange: createRateLimiter({ name: "user-name-change", maxCount: 5, windowMs: 24 * 60 * minuteMs }),
  pictureUpload: createRateLimiter({ name: "user-picture-upload", maxCount: 30, windowMs: 30 * minuteMs }),
  dataExport: createRateLimiter({ name: "user-data-export", maxCount: 5, windowMs: 60 * minuteMs }),
};
