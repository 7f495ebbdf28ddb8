import type { NewsletterLocation } from "./schema.ts";

/**
 * Which wording somebody agreed to, as the subscription keeps it. A changed sentence below `newsletters` in the messages is another
 * wording: the test of this file fails until it has another name here.
 */
const wording = "2026-11-20";

/** Forms outside the settings show the same words. */
export function consentOf(location: NewsletterLocation): string {
  return `${location === "settings" ? "settings" : "form"}-${wording}`;
}
