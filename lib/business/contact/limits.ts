import "server-only";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";

const minute = 60_000;

/** Rate limits of the contact form. */
export const contactLimits = processSingleton("contact-limits", () => ({
  /** Messages by network. */
  perClient: createRateLimiter({ name: "contact-client", maxCount: 5, windowMs: 30 * minute }),
  /**
   * Confirmations to one address, so that a mailbox cannot be flooded from several networks. A
   * message beyond them is sent without one: strangers can name the address.
   */
  perEmail: createRateLimiter({ name: "contact-email", maxCount: 5, windowMs: 24 * 60 * minute }),
}));
