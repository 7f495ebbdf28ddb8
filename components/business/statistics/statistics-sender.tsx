"use client";
import { useEffect } from "react";
import type { StatisticsEvent } from "#lib/business/statistics/schema.ts";
import { type AnalyticsEvent, analyticsEventName } from "#lib/platform/browser/analytics.ts";

/**
 * Sends what the desk counts to the site itself: items that were read, and where cook mode was
 * started and left. Nothing is sent for readers who ask for less tracking, and for automated
 * browsers.
 *
 * @see https://www.w3.org/TR/gpc/
 */
export function StatisticsSender() {
  useEffect(() => {
    if (isRefused()) return;
    for (const event of window.tischlein ?? []) sendEvent(event);
    const onEvent = (event: Event) => sendEvent((event as CustomEvent<AnalyticsEvent>).detail);
    window.addEventListener(analyticsEventName, onEvent);
    return () => window.removeEventListener(analyticsEventName, onEvent);
  }, []);
  return null;
}

function isRefused(): boolean {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return navigator.webdriver || globalPrivacyControl === true || navigator.doNotTrack === "1";
}

function sendEvent(event: AnalyticsEvent): void {
  const counted = toStatisticsEvent(event);
  if (!counted || !navigator.onLine) return;
  // `keepalive` sends it also while the page is being left.
  fetch("/api/statistics/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(counted),
    credentials: "omit",
    keepalive: true,
  }).catch(() => {});
}

function toStatisticsEvent(event: AnalyticsEvent): StatisticsEvent | null {
  if (event.event === "item read") return { event: "read", id: event.id };
  if (event.event === "cooking started") return { event: "cook_start", id: event.id };
  if (event.event === "cooking finished") return { event: "cook_finish", id: event.id };
  return event.event === "cooking stopped" ? { event: "cook_stop", id: event.id, step: event.step } : null;
}
