import "server-only";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";

/** Rate limits of the page for operators. */
export const setupLimits = processSingleton("setup-limits", () => ({
  /** Test mails and tests of the storage by admin. */
  tests: createRateLimiter({ name: "setup-tests", maxCount: 20, windowMs: 10 * 60_000 }),
}));
