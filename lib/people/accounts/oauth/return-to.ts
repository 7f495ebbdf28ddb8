import "server-only";
import type { ReadonlyRequestCookies } from "next/dist/server/web/spec-extension/adapters/request-cookies";
import { callbackCookieName, toCallbackPath } from "#lib/platform/auth/callback-url.ts";
import type { OAuthErrorCode } from "#lib/platform/auth/oauth-provider.ts";
import { isActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { negotiateLocale } from "#lib/platform/i18n/request-locale.ts";
import { address } from "#lib/platform/routing/address.ts";

/**
 * Reads the page to return to after a sign-in, and the language: that of the page, else the one
 * chosen on this device, else the browser's.
 */
export function readReturnTo(
  cookies: Pick<ReadonlyRequestCookies, "get">,
  headers: Pick<Headers, "get">,
): { next: string | null; locale: Locale } {
  const next = toCallbackPath(cookies.get(callbackCookieName())?.value);
  const pageLocale = next?.split(/[/?#]/, 2)[1];
  const cookieLocale = cookies.get("locale")?.value;
  const locale = [pageLocale, cookieLocale].find(isActiveLocale) ?? negotiateLocale(headers);
  return { next: next === "/" ? null : next, locale };
}

/**
 * The login page with the reason why the sign-in with a provider failed; a later sign-in there
 * returns to `next`.
 */
export function loginErrorUrl(locale: Locale, code: OAuthErrorCode | null, next: string | null): string {
  const query = new URLSearchParams();
  if (code) query.set("error", code);
  if (next !== null && next !== `/${locale}`) query.set("next", next);
  return query.size > 0 ? `${address(locale, "/login")}?${query}` : address(locale, "/login");
}

/** A page of this site with the reason why an account was not connected. */
export function withErrorParam(path: string, code: OAuthErrorCode): string {
  const url = new URL(path, "http://site.invalid");
  url.searchParams.set("error", code);
  return `${url.pathname}${url.search}${url.hash}`;
}
