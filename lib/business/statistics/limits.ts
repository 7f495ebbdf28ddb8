import "server-only";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";

/** Rate limit of events of pages: more than a household reads. */
export const eventLimit = createRateLimiter({ name: "statistics-events", maxCount: 120, windowMs: 60_000 });
