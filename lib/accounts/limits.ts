import "server-only";
import { findDevice, readDeviceCookie } from "#lib/auth/devices/device-cookie.ts";
import { processSingleton } from "#lib/config/process-singleton.ts";
import { getClientKey } from "#lib/http/client-ip.ts";
import { assertAllowed, createRateLimiter } from "#lib/http/rate-limit.ts";

const minuteMs = 60_000;

function createLimits() {
  return {
    /** Failed sign-ins of a client, which may be many people. */
    signInPerClient: createRateLimiter({ name: "account-sign-in-per-client", maxCount: 25, windowMs: 5 * minuteMs }),
    /** Failed sign-ins of a client, or of a device that is known, to one account. */
    signInPerPair: createRateLimiter({
      name: "account-sign-in-per-pair",
      maxCount: 10,
      windowMs: 24 * 60 * minuteMs,
      delaysMs: [1, 2, 5, 15, 30, 60].map((minutes) => minutes * minuteMs),
    }),
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

/** Where an attempt comes from. */
export interface Requester {
  /** Key for rate limits, see `getClientKey`. */
  client: string;
  /** Value of the cookie of `readDeviceCookie`. */
  devices: string;
}

export function toRequester(headers: Pick<Headers, "get">): Requester {
  return { client: getClientKey(headers), devices: readDeviceCookie(headers) };
}

/**
 * Counts an attempt to sign in. A device that has signed in to the account before counts for
 * itself, so that no failures of others refuse it; others count per client, and per client and
 * account.
 *
 * @param userId null where the address has no account; the same limits apply
 * @returns a function that takes it back
 * @throws {ApiError} "tooMany" with the time to wait
 */
export function countSignIn(
  { email, userId }: { email: string; userId: string | null },
  { client, devices }: Requester,
): Promise<() => Promise<void>> {
  const { signInPerClient, signInPerPair } = accountLimits();
  const device = findDevice(devices, userId);
  if (device !== null) return assertAllowed([signInPerPair, `device ${device}`]);
  return assertAllowed([signInPerClient, client], [signInPerPair, `${email} ${client}`]);
}
