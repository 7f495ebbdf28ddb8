import { followEvents } from "#components/business/analytics/followed-events.ts";
import type { AnalyticsEvent } from "#lib/platform/browser/analytics.ts";
import { consentStore } from "#lib/platform/browser/consent-store.ts";
import { isGranted } from "#lib/platform/consent/consent-cookie.ts";
import type { OutsideTools } from "#lib/platform/consent/outside-tools.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

declare global {
  interface Window {
    /** Events and commands for the tag manager. */
    dataLayer?: unknown[];
  }
}

/**
 * Loads the tag manager and gives it the events of the page. Its tags may read the address of the
 * page; they are told to report it without query.
 *
 * @see https://developers.google.com/tag-platform/tag-manager/datalayer
 */
export function startTagManager({ id, url }: NonNullable<OutsideTools["tagManager"]>): void {
  window.dataLayer ??= [];
  sendCommand("consent", "default", readConsentState());
  sendCommand("set", describePage());
  window.dataLayer.push({ event: "gtm.js", "gtm.start": currentTimeMs() });
  consentStore.subscribe(() => sendCommand("consent", "update", readConsentState()));
  followEvents("statistics", (event: AnalyticsEvent) => {
    if (event.event === "page view") sendCommand("set", describePage());
    window.dataLayer?.push(event);
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${url}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Tag managers tell commands from events by their being an `arguments` object. */
function sendCommand(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the protocol asks for this object
  window.dataLayer?.push(arguments);
}

/** @see https://developers.google.com/tag-platform/security/guides/consent */
function readConsentState() {
  const consent = consentStore.read();
  const state = (isAllowed: boolean) => (isAllowed ? "granted" : "denied");
  const marketing = state(isGranted(consent, "marketing"));
  return {
    analytics_storage: state(isGranted(consent, "statistics")),
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  };
}

/** Titles of pages with a query can hold search words. */
function describePage() {
  const { origin, pathname, search } = window.location;
  return { page_location: origin + pathname, page_title: search ? pathname : document.title };
}
