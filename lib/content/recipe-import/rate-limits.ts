import "server-only";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";

const hourMs = 60 * 60_000;

/** How many pages may be read: each one is a request of this site to another one. */
export const importLimits = {
  perUser: createRateLimiter({ name: "recipe-import-per-user", maxCount: 20, windowMs: hourMs }),
  perClient: createRateLimiter({ name: "recipe-import-per-client", maxCount: 20, windowMs: hourMs }),
};
