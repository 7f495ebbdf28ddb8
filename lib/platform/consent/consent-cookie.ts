import { type Purpose, purposes } from "./purposes.ts";

/**
 * Name of the cookie that holds what a reader has decided. It is set with the decision and not
 * before. A cookie, because the server checks it, too. Scripts read and write it.
 */
export const consentCookie = "consent";

/** A new number asks everyone again: when a purpose or the text of the question changes. */
const consentVersion = 1;

/** Half a year; then the question comes again. */
const maxAgeSeconds = 180 * 24 * 60 * 60;

/** What a reader has decided. A purpose in neither list has not been asked for. */
export interface Consent {
  /** YYYY-MM-DD */
  date: string;
  granted: readonly Purpose[];
  refused: readonly Purpose[];
}

/**
 * The decision in the cookies of a request or a page; null without a valid one of this version.
 *
 * @param cookies the header `Cookie`, or `document.cookie`
 */
export function parseConsent(cookies: string): Consent | null {
  const entry = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${consentCookie}=`));
  if (!entry) return null;
  const values = new URLSearchParams(entry.slice(consentCookie.length + 1));
  const date = values.get("date") ?? "";
  if (values.get("version") !== String(consentVersion) || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  return {
    date,
    granted: purposes.filter((purpose) => values.get(purpose) === "yes"),
    refused: purposes.filter((purpose) => values.get(purpose) === "no"),
  };
}

/** The decision as `document.cookie` takes it. */
export function renderConsentCookie({ date, granted, refused }: Consent, isSecure: boolean): string {
  const values = new URLSearchParams({ version: String(consentVersion), date });
  for (const purpose of granted) values.set(purpose, "yes");
  for (const purpose of refused) values.set(purpose, "no");
  const attributes = `path=/; max-age=${maxAgeSeconds}; samesite=lax${isSecure ? "; secure" : ""}`;
  return `${consentCookie}=${values}; ${attributes}`;
}

/** Whether a reader has agreed to a purpose. */
export function isGranted(consent: Consent | null, purpose: Purpose): boolean {
  return consent?.granted.includes(purpose) ?? false;
}

/** Whether a reader has decided on all of these purposes. */
export function isDecided(consent: Consent | null, asked: readonly Purpose[]): boolean {
  return asked.every((purpose) => consent?.granted.includes(purpose) || consent?.refused.includes(purpose));
}
