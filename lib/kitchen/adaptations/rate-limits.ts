import "server-only";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";

const minuteMs = 60_000;

/** Rate limits of adaptations, per user. */
export const adaptationRateLimits = processSingleton("adaptation-limits", () => ({
  perUserChange: createRateLimiter({ name: "adaptation-change", maxCount: 150, windowMs: 5 * minuteMs }),
  /** Each view renders the whole recipe anew. */
  perUserView: createRateLimiter({ name: "adaptation-view", maxCount: 120, windowMs: 5 * minuteMs }),
  submission: createRateLimiter({ name: "adaptation-submit", maxCount: 10, windowMs: 60 * minuteMs }),
}));
