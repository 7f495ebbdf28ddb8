import "server-only";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";

/** Rate limits of conversion events. */
export const conversionLimits = processSingleton("conversion-limits", () => ({
  perClient: createRateLimiter({ name: "conversions-per-client", maxCount: 120, windowMs: 60_000 }),
  /** An event counts once; Meta itself compares the ids of two days. */
  perEvent: createRateLimiter({ name: "conversions-per-event", maxCount: 1, windowMs: 48 * 60 * 60_000 }),
}));
