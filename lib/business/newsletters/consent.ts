import type { NewsletterLocation } from "./schema.ts";

/**
 * Version of the consent text. After a change of the texts below `newsletters` in the messages the
 * test of this file fails until the version is changed.
 */
const wordingVersion = "2026-11-23";

/** Returns the version that is stored with a subscription. */
export function getConsentVersion(location: NewsletterLocation): string {
  return `${location === "settings" ? "settings" : "form"}-${wordingVersion}`;
}
