"use client";
import { useEffect } from "react";
import type { StatisticsEvent } from "#lib/business/statistics/schema.ts";
import { type AnalyticsEvent, analyticsEventName } from "#lib/platform/browser/analytics.ts";
import { sendStatisticsEvent } from "./send-event.ts";

/**
 * Sends what the desk counts to the site itself: items that were read, and where cook mode was
 * started and left.
 */
export function StatisticsSender() {
  useEffect(() => {
    for (const event of window.tischlein ?? []) sendEvent(event);
    const onEvent = (event: Event) => sendEvent((event as CustomEvent<AnalyticsEvent>).detail);
    window.addEventListener(analyticsEventName, onEvent);
    return () => window.removeEventListener(analyticsEventName, onEvent);
  }, []);
  return null;
}

function sendEvent(event: AnalyticsEvent): void {
  const counted = toStatisticsEvent(event);
  if (counted) sendStatisticsEvent(counted);
}

function toStatisticsEvent(event: AnalyticsEvent): StatisticsEvent | null {
  if (event.event === "item read") return { event: "read", id: event.id };
  if (event.event === "cooking started") return { event: "cook_start", id: event.id };
  if (event.event === "cooking finished") return { event: "cook_finish", id: event.id };
  return event.event === "cooking stopped" ? { event: "cook_stop", id: event.id, step: event.step } : null;
}
