import "server-only";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";

const minute = 60_000;

/** Rate limits of the hotline. */
export const hotlineLimits = {
  /** Questions by network. */
  perClient: createRateLimiter({ name: "hotline", maxCount: 5, windowMs: 30 * minute }),
  /** Questions with one address for the answer. */
  perEmail: createRateLimiter({ name: "hotline-email", maxCount: 5, windowMs: 24 * 60 * minute }),
};
