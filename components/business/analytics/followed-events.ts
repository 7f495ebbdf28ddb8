import { type AnalyticsEvent, analyticsEventName } from "#lib/platform/browser/analytics.ts";
import { consentStore } from "#lib/platform/browser/consent-store.ts";
import { isGranted } from "#lib/platform/consent/consent-cookie.ts";
import type { Purpose } from "#lib/platform/consent/purposes.ts";

/**
 * Calls `listener` with the events of the page while the reader agrees to the purpose. It begins
 * with what has happened: everything where the reader had agreed before this page, else only what
 * still holds, that is the page and the user.
 */
export function followEvents(purpose: Purpose, listener: (event: AnalyticsEvent) => void): void {
  const deliver = (event: AnalyticsEvent) => {
    if (isGranted(consentStore.read(), purpose)) listener(event);
  };
  const past = [...(window.tischlein ?? [])];
  for (const event of consentStore.isDecidedHere() ? listCurrent(past) : past) deliver(event);
  window.addEventListener(analyticsEventName, (event) => deliver((event as CustomEvent<AnalyticsEvent>).detail));
}

/** The latest page view and the latest state of the user, in their order. */
function listCurrent(past: AnalyticsEvent[]): AnalyticsEvent[] {
  const states = ["data-updated", "page view"] as const;
  return past.filter(
    (event) =>
      states.some((name) => name === event.event) && event === past.findLast((one) => one.event === event.event),
  );
}
