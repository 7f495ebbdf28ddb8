import "server-only";
import type { ReadonlyRequestCookies } from "next/dist/server/web/spec-extension/adapters/request-cookies";
import { env } from "#lib/env.ts";
import { address } from "#lib/i18n/address.ts";
import { isLocale, type Locale } from "#lib/i18n/locales.ts";
import { localeOf } from "#lib/i18n/request-locale.ts";
import { localPath } from "#lib/local-path.ts";
import type { ExternalRefusal } from "./external-provider.ts";

/** The cookie in which the library keeps where a sign-in shall lead. */
export const callbackCookie = () => `${env.SITE_URL.startsWith("https:") ? "__Secure-" : ""}authjs.callback-url`;

/** The page of this site that a callback address stands for, or null for anything that is none. */
export function callbackPath(callback: unknown): string | null {
  if (typeof callback !== "string") return null;
  const isOurs = callback === env.SITE_URL || callback.startsWith(`${env.SITE_URL}/`);
  return localPath(isOurs ? callback.slice(env.SITE_URL.length) || "/" : callback);
}

/** Whether the callback cookie holds what the library would stumble over. */
export function isCallbackSpoilt(jar: Pick<ReadonlyRequestCookies, "get">): boolean {
  const value = jar.get(callbackCookie())?.value;
  return value !== undefined && value !== "" && callbackPath(value) === null;
}

/** Where a reader goes on, and in which language: that of the page, else the one they have chosen, else the one their browser asks for. */
export function readWay(
  jar: Pick<ReadonlyRequestCookies, "get">,
  headers: Pick<Headers, "get">,
): { next: string | null; locale: Locale } {
  const next = callbackPath(jar.get(callbackCookie())?.value);
  const ofPage = next?.split(/[/?#]/, 2)[1];
  const chosen = jar.get("locale")?.value;
  const locale = [ofPage, chosen].find(isLocale) ?? localeOf(headers);
  return { next: next === "/" ? null : next, locale };
}

/** The login page that says why an account elsewhere has opened none here; signing in there leads on to `next`. */
export function refusalAddress(locale: Locale, refusal: ExternalRefusal | null, next: string | null): string {
  const query = new URLSearchParams();
  if (refusal) query.set("error", refusal);
  if (next !== null && next !== `/${locale}`) query.set("next", next);
  return query.size > 0 ? `${address(locale, "/login")}?${query}` : address(locale, "/login");
}

/** A page of ours that says why an account elsewhere has not been connected. */
export function withRefusal(path: string, refusal: ExternalRefusal): string {
  const url = new URL(path, "http://site.invalid");
  url.searchParams.set("error", refusal);
  return `${url.pathname}${url.search}${url.hash}`;
}
