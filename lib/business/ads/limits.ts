import "server-only";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";

/** Rate limits of advertisements. */
export const adRateLimits = processSingleton("ad-limits", () => ({
  /** Per network: a page view reports a few times at most. */
  counts: createRateLimiter({ name: "ad-counts", maxCount: 240, windowMs: 10 * 60_000 }),
  /** Per editor. */
  pictures: createRateLimiter({ name: "ad-pictures", maxCount: 60, windowMs: 30 * 60_000 }),
}));
