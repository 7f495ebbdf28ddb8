import "server-only";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";

/** Rate limits of sign-ups; the form and the API count together. */
export const newsletterLimits = processSingleton("newsletter-limits", () => ({
  perClient: createRateLimiter({ name: "newsletter-per-client", maxCount: 10, windowMs: 30 * 60_000 }),
  /** Confirmation mails, so that a mailbox cannot be flooded from several addresses. */
  perEmail: createRateLimiter({ name: "newsletter-per-email", maxCount: 3, windowMs: 60 * 60_000 }),
}));
