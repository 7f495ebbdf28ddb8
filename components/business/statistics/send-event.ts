import type { StatisticsEvent } from "#lib/business/statistics/schema.ts";

/**
 * Sends an event to the site itself, also while the page is being left. Nothing is sent for readers
 * who ask for less tracking, and for automated browsers.
 *
 * @see https://www.w3.org/TR/gpc/
 */
export function sendStatisticsEvent(event: StatisticsEvent): void {
  if (isRefused() || !navigator.onLine) return;
  fetch("/api/statistics/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(event),
    credentials: "omit",
    keepalive: true,
  }).catch(() => {});
}

function isRefused(): boolean {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return navigator.webdriver || globalPrivacyControl === true || navigator.doNotTrack === "1";
}
