import "server-only";
import { randomBytes } from "node:crypto";
import { signToken, verifyToken } from "../signed-token.ts";

/**
 * Name of the cookie that proves which accounts a device has signed in to. Attempts of strangers
 * never count for such a device. It opens nothing: without the password a stolen one gives no more
 * attempts than another network has.
 *
 * @see https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export const deviceCookie = "device";

/** Days since the last sign-in for which a device is known. */
export const deviceLifetimeDays = 365;

/** Accounts of one device; of more the one that signed in first is forgotten. */
const maxAccounts = 5;
// Characters that are written into a cookie as they are: it is read as it was sent.
const separator = "~";
/** Between the id of a mark and the epoch in which it was made. */
const idSeparator = "!";

/** The value of the cookie; empty without one. */
export function readDeviceCookie(headers: Pick<Headers, "get">): string {
  const [, value = ""] = new RegExp(`(?:^|; )${deviceCookie}=([^;]*)`).exec(headers.get("cookie") ?? "") ?? [];
  return value;
}

/** An account that devices sign in to. */
export interface DeviceAccount {
  id: string;
  /** `users.sessionEpoch`: the end of all sessions ends the marks, too. */
  sessionEpoch: number;
}

/**
 * Finds the mark of a device that has signed in to an account.
 *
 * @param value that of the cookie
 * @returns an id of device and account; null for a device the account does not know
 */
export function findDevice(value: string, account: DeviceAccount | null): string | null {
  const found = splitMarks(value)
    .map((mark) => verifyToken(toPurpose(account?.id), mark)?.split(idSeparator))
    .find((parts) => parts?.[1] === String(account?.sessionEpoch));
  return found?.[0] ?? null;
}

/** The value of the cookie after a sign-in. */
export function addDevice(value: string, { id, sessionEpoch }: DeviceAccount): string {
  const purpose = toPurpose(id);
  const others = splitMarks(value).filter((mark) => verifyToken(purpose, mark) === null);
  const content = `${randomBytes(16).toString("base64url")}${idSeparator}${sessionEpoch}`;
  const mark = signToken(purpose, content, deviceLifetimeDays * 86_400_000);
  return [mark, ...others].slice(0, maxAccounts).join(separator);
}

function splitMarks(value: string): string[] {
  return value.split(separator, maxAccounts).filter(Boolean);
}

function toPurpose(userId: string | undefined): string {
  return `device:${userId ?? ""}`;
}
