import { type Consent, parseConsent, renderConsentCookie } from "#lib/platform/consent/consent-cookie.ts";
import type { Purpose } from "#lib/platform/consent/purposes.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { createListeners } from "./stores/listeners.ts";

const { subscribe, notify } = createListeners();
/** Parsed once per value: React compares by identity. */
let parsed: { cookies: string; consent: Consent | null } | undefined;
let isDecidedHere = false;
/** The decision of this page where cookies are blocked. */
let unstored: Consent | null = null;

/** What the reader has decided about outside tools; null before. */
export const consentStore = {
  subscribe,
  read(): Consent | null {
    const { cookie } = document;
    // Another tab may have decided since.
    if (parsed?.cookies !== cookie) parsed = { cookies: cookie, consent: parseConsent(cookie) };
    return parsed.consent ?? unstored;
  },
  readOnServer: (): Consent | null => null,
  /** Whether the decision is of this page, so that what happened before it was without consent. */
  isDecidedHere: () => isDecidedHere,
};

/** Stores a decision about the purposes that are asked for; those not granted are refused. */
export function decideConsent(granted: readonly Purpose[], asked: readonly Purpose[]): void {
  const decision: Consent = {
    date: currentTime().toISOString().slice(0, 10),
    granted: asked.filter((purpose) => granted.includes(purpose)),
    refused: asked.filter((purpose) => !granted.includes(purpose)),
  };
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox lack the Cookie Store API in part
  document.cookie = renderConsentCookie(decision, window.location.protocol === "https:");
  isDecidedHere = true;
  unstored = parseConsent(document.cookie) ? null : decision;
  notify();
}
