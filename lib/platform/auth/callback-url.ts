import "server-only";
import type { ReadonlyRequestCookies } from "next/dist/server/web/spec-extension/adapters/request-cookies";
import { env } from "#lib/platform/config/env.ts";
import { parseLocalPath } from "#lib/platform/http/safe-redirect.ts";

/** The cookie in which the sign-in library stores the URL to return to after a sign-in. */
export const callbackCookieName = () => `${env.SITE_URL.startsWith("https:") ? "__Secure-" : ""}authjs.callback-url`;

/**
 * The path on this site that a callback URL points to, or null for another site or an invalid
 * value.
 */
export function toCallbackPath(callback: unknown): string | null {
  if (typeof callback !== "string") return null;
  const isOwnOrigin = callback === env.SITE_URL || callback.startsWith(`${env.SITE_URL}/`);
  return parseLocalPath(isOwnOrigin ? callback.slice(env.SITE_URL.length) || "/" : callback);
}

/** Whether the callback cookie holds a value that makes the library refuse the request. */
export function isCallbackInvalid(cookies: Pick<ReadonlyRequestCookies, "get">): boolean {
  const value = cookies.get(callbackCookieName())?.value;
  return value !== undefined && value !== "" && toCallbackPath(value) === null;
}
