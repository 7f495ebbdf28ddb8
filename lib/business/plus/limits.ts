import "server-only";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";

const minute = 60_000;

/** Rate limits of orders and cancellations. */
export const plusLimits = processSingleton("plus-limits", () => ({
  /** Orders, trials and cancellations by user. */
  perUser: createRateLimiter({ name: "plus-user", maxCount: 30, windowMs: 60 * minute }),
  /** Printed cookbooks by user; each takes seconds of a processor. */
  cookbookPdfs: createRateLimiter({ name: "plus-cookbook-pdf", maxCount: 10, windowMs: 60 * minute }),
  /** Cancellations on the public page by network. */
  cancellations: createRateLimiter({ name: "plus-cancellation", maxCount: 20, windowMs: 60 * minute }),
  /** Receipts to one address, so that a mailbox cannot be flooded from several networks. */
  cancellationMails: createRateLimiter({ name: "plus-cancellation-mail", maxCount: 5, windowMs: 24 * 60 * minute }),
  /** Withdrawals on the public page by network, and their receipts to one address. */
  withdrawals: createRateLimiter({ name: "plus-withdrawal", maxCount: 20, windowMs: 60 * minute }),
  withdrawalMails: createRateLimiter({ name: "plus-withdrawal-mail", maxCount: 5, windowMs: 24 * 60 * minute }),
  /** Invitations to a household by owner: each sends an email to an address they name. */
  invitations: createRateLimiter({ name: "household-invitation", maxCount: 20, windowMs: 24 * 60 * minute }),
  /** Invitations of one owner to one address; others who name it use up nothing. */
  invitationMails: createRateLimiter({ name: "household-invitation-mail", maxCount: 5, windowMs: 24 * 60 * minute }),
  /** Attempts to join a household by user. */
  joins: createRateLimiter({ name: "household-join", maxCount: 20, windowMs: 60 * minute }),
}));
