import "server-only";
import { type DeviceAccount, findDevice, readDeviceCookie } from "#lib/platform/auth/devices/device-cookie.ts";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { getClientKey } from "#lib/platform/http/client-ip.ts";
import { assertAllowed, createRateLimiter, type RateLimiter } from "#lib/platform/http/rate-limit.ts";

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
    /**
     * New passwords of a client, a user or an address that are judged, which costs processor time.
     */
    newPasswords: createRateLimiter({ name: "account-new-passwords", maxCount: 60, windowMs: 30 * minuteMs }),
    resetPerClient: createRateLimiter({ name: "account-reset-per-client", maxCount: 20, windowMs: 30 * minuteMs }),
    /** Requests of a client, or of a device that is known, for one account. */
    resetPerPair: createRateLimiter({
      name: "account-reset-per-pair",
      maxCount: 3,
      windowMs: 24 * 60 * minuteMs,
      delaysMs: [5, 15, 30, 60].map((minutes) => minutes * minuteMs),
    }),
    /** Mails with a reset link to one address that devices it does not know have asked for. */
    resetMailPerEmail: createRateLimiter({
      name: "account-reset-mail-per-email",
      maxCount: 5,
      windowMs: 30 * minuteMs,
    }),
    /** The same for the devices that an account knows, all of them together. */
    resetMailPerAccount: createRateLimiter({
      name: "account-reset-mail-per-account",
      maxCount: 10,
      windowMs: 24 * 60 * minuteMs,
    }),
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
    /** Wrong passwords before a deletion, a change of the address or a connection. */
    passwordCheckPerUser: createRateLimiter({
      name: "account-password-check-per-user",
      maxCount: 10,
      windowMs: 60 * minuteMs,
    }),
    /**
     * Mails to new addresses, of one user to any and to the same one. What others have asked for
     * does not count: an address must not be closed to its owner.
     */
    emailChangePerUser: createRateLimiter({
      name: "account-email-change-per-user",
      maxCount: 5,
      windowMs: 30 * minuteMs,
    }),
    emailChangePerUserAndEmail: createRateLimiter({
      name: "account-email-change-per-user-and-email",
      maxCount: 5,
      windowMs: 24 * 60 * minuteMs,
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

interface Attempt {
  /** Whether the device has signed in to the account before. */
  isKnownDevice: boolean;
  /** Takes the attempt back. */
  refund: () => Promise<void>;
}

/** The address of an attempt. Without an account the same limits apply. */
interface Target {
  email: string;
  account: DeviceAccount | undefined;
}

/** Counts an attempt to sign in, see `countAttempt`. */
export function countSignIn(target: Target, requester: Requester): Promise<Attempt> {
  const { signInPerClient, signInPerPair } = accountLimits();
  return countAttempt(target, requester, signInPerClient, signInPerPair);
}

/** Counts a request for a reset link, see `countAttempt`. */
export function countReset(target: Target, requester: Requester): Promise<Attempt> {
  const { resetPerClient, resetPerPair } = accountLimits();
  return countAttempt(target, requester, resetPerClient, resetPerPair);
}

/**
 * Counts an attempt of a stranger or the owner of an account. A device that has signed in to it
 * before counts for itself, so that no attempts of others refuse it; others count per client, and
 * per client and account.
 *
 * @throws {ApiError} "tooMany" with the time to wait
 */
async function countAttempt(
  { email, account }: Target,
  { client, devices }: Requester,
  perClient: RateLimiter,
  perPair: RateLimiter,
): Promise<Attempt> {
  const device = findDevice(devices, account ?? null);
  if (device !== null) return { isKnownDevice: true, refund: await assertAllowed([perPair, `device ${device}`]) };
  return { isKnownDevice: false, refund: await assertAllowed([perClient, client], [perPair, `${email} ${client}`]) };
}
