import "server-only";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";

const hourMs = 60 * 60_000;

function createLimits() {
  return {
    /** Invitations of an admin, and mails to one address. */
    invitationsPerAdmin: createRateLimiter({ name: "account-invitation-per-admin", maxCount: 30, windowMs: hourMs }),
    invitationsPerEmail: createRateLimiter({ name: "account-invitation-per-email", maxCount: 5, windowMs: hourMs }),
    /** Confirmation mails that admins send to one address, apart from those it has asked for. */
    confirmationsPerEmail: createRateLimiter({
      name: "account-desk-confirmation-per-email",
      maxCount: 5,
      windowMs: hourMs,
    }),
    /** Attempts to accept an invitation, per client. */
    acceptances: createRateLimiter({ name: "account-invitation-accept", maxCount: 20, windowMs: 10 * 60_000 }),
  };
}

/** Rate limits of what admins send, and of links that are tried. */
export const accountDeskLimits = processSingleton("account-desk-limits", createLimits);
