import "server-only";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";

/** Rate limits per user. */
export const auditLogLimits = {
  /** An export reads the whole table. */
  exports: createRateLimiter({ name: "audit-log-export", maxCount: 20, windowMs: 10 * 60_000 }),
};
