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
const separator = "~";

/** The value of the cookie; empty without one. */
export function readDeviceCookie(headers: Pick<Headers, "get">): string {
  const [, value = ""] = new RegExp(`(?:^|; )${deviceCookie}=([^;]*)`).exec(headers.get("cookie") ?? "") ?? [];
  return value;
}

/**
 * Finds the mark of a device that has signed in to an account.
 *
 * @param value that of the cookie
 * @returns an id of device and account; null for a device the account does not know
 */
export function findDevice(value: string, userId: string | null): string | null {
  const marks = splitMarks(value).map((mark) => verifyToken(toPurpose(userId), mark));
  return marks.find((id) => id !== null) ?? null;
}

/** The value of the cookie after a sign-in. */
export function addDevice(value: string, userId: string): string {
  const others = splitMarks(value).filter((mark) => verifyToken(toPurpose(userId), mark) === null);
  const mark = signToken(toPurpose(userId), randomBytes(16).toString("base64url"), deviceLifetimeDays * 86_400_000);
  return [mark, ...others].slice(0, maxAccounts).join(separator);
}

function splitMarks(value: string): string[] {
  return value.split(separator, maxAccounts).filter(Boolean);
}

function toPurpose(userId: string | null): string {
  return `device:${userId ?? ""}`;
}
