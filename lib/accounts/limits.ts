import "server-only";
import { processSingleton } from "#lib/config/process-singleton.ts";
import { createRateLimiter } from "#lib/http/rate-limit.ts";

const minuteMs = 60_000;

function createLimits() {
  return {
    /** Failed sign-ins, per client and per account. */
    signInPerClient: createRateLimiter({ name: "account-sign-in-per-client", maxCount: 25, windowMs: 5 * minuteMs }),
    signInPerAccount: createRateLimiter({ name: "account-sign-in-per-account", maxCount: 10, windowMs: 60 * minuteMs }),
    signUpPerClient: createRateLimiter({ name: "account-sign-up-per-client", maxCount: 5, windowMs: 30 * minuteMs }),
    resetPerEmail: createRateLimiter({ name: "account-reset-per-email", maxCount: 5, windowMs: 30 * minuteMs }),
    /** Confirmation mails to one address. */
    confirmationPerEmail: createRateLimiter({
      name: "account-confirmation-per-email",
      maxCount: 5,
      windowMs: 30 * minuteMs,
    }),
    /** Wrong passwords before a change of the password. */
    passwordChangePerUser: createRateLimiter({
      name: "account-password-change-per-user",
      maxCount: 10,
      windowMs: 60 * minuteMs,
    }),
    /** Wrong passwords before a deletion or a change of the address. */
    passwordCheckPerUser: createRateLimiter({
      name: "account-password-check-per-user",
      maxCount: 10,
      windowMs: 60 * minuteMs,
    }),
    /** Mails to new addresses. */
    emailChangePerUser: createRateLimiter({
      name: "account-email-change-per-user",
      maxCount: 5,
      windowMs: 30 * minuteMs,
    }),
  };
}

/** Rate limits against guessed passwords and flooded mailboxes. */
export const accountLimits = processSingleton("account-limits", createLimits);
