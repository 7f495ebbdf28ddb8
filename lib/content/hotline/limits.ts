import "server-only";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";

const minute = 60_000;

/**
 * Rate limits of the hotline. The address for the answer has none: strangers can name it, and it
 * gets a mail only when editors answer.
 */
export const hotlineLimits = {
  /** Questions by network. */
  perClient: createRateLimiter({ name: "hotline", maxCount: 5, windowMs: 30 * minute }),
};
