import { followEvents } from "#components/business/analytics/followed-events.ts";
import type { ConversionEvent, ConversionName } from "#lib/business/analytics/schema.ts";
import type { AnalyticsEvent } from "#lib/platform/browser/analytics.ts";
import { consentStore } from "#lib/platform/browser/consent-store.ts";
import { createUuid } from "#lib/platform/browser/create-uuid.ts";
import { isGranted } from "#lib/platform/consent/consent-cookie.ts";
import type { OutsideTools } from "#lib/platform/consent/outside-tools.ts";

/** The relayed event follows the client-side event. */
const relayDelayMs = 250;

/** The events of the page that count as conversions. */
const conversions: Partial<Record<AnalyticsEvent["event"], ConversionName>> = {
  "page view": "PageView",
  "newsletter sign-up started": "Lead",
  "trial started": "StartTrial",
  purchase: "Purchase",
  "subscription started": "Subscribe",
};

/** Sends conversions among the events of the page to Meta, from the browser and by the relay. */
export function startMeta(pixel: NonNullable<OutsideTools["meta"]>): void {
  followEvents("marketing", (event) => {
    const eventName = conversions[event.event];
    if (!eventName) return;
    const price = "value" in event ? { value: event.value, currency: event.currency } : {};
    sendConversion(pixel, { eventName, eventId: createUuid(), enableStandardPixel: true, ...price });
  });
}

/**
 * The client-side event is the picture that Meta documents for pages without script: so no script
 * of Meta runs, and it learns the address of the page without the query.
 *
 * @see https://developers.facebook.com/docs/meta-pixel/implementation/conversion-tracking
 */
function sendConversion(
  { pixelId, pixelUrl }: NonNullable<OutsideTools["meta"]>,
  event: Omit<ConversionEvent, "userAgent" | "sourceUrl">,
): void {
  const sourceUrl = window.location.origin + window.location.pathname;
  const { eventName, eventId, value, currency } = event;
  const query = new URLSearchParams({ id: pixelId, ev: eventName, eid: eventId, dl: sourceUrl, noscript: "1" });
  if (value !== undefined) query.set("cd[value]", String(value));
  if (currency !== undefined) query.set("cd[currency]", currency);
  new Image().src = `${pixelUrl}?${query}`;
  setTimeout(() => {
    if (isGranted(consentStore.read(), "marketing"))
      void relay({ ...event, userAgent: navigator.userAgent, sourceUrl });
  }, relayDelayMs);
}

async function relay(event: ConversionEvent): Promise<void> {
  try {
    const { status } = await fetch("/api/fb-events", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(event),
      keepalive: true,
    });
    console.debug(`The conversion event was answered with ${status}.`);
  } catch (error) {
    console.debug("The conversion event was not sent.", error);
  }
}
