import "server-only";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";

const minute = 60_000;

/** Rate limits of reports, notices and objections; the forms and the API count together. */
export const reportLimits = processSingleton("report-limits", () => ({
  /** Reports and notices by network. */
  perClient: createRateLimiter({ name: "report-client", maxCount: 10, windowMs: 30 * minute }),
  perUser: createRateLimiter({ name: "report-user", maxCount: 30, windowMs: 24 * 60 * minute }),
  /**
   * Confirmations to one address, so that a mailbox cannot be flooded from several networks. A
   * report beyond them is stored without one: strangers can name the address.
   */
  perEmail: createRateLimiter({ name: "report-email", maxCount: 10, windowMs: 24 * 60 * minute }),
  /** Objections by network. */
  objections: createRateLimiter({ name: "report-objection", maxCount: 10, windowMs: 30 * minute }),
}));
