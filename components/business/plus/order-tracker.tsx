"use client";
import { useEffect } from "react";
import { type AnalyticsEvent, track } from "#lib/platform/browser/analytics.ts";

interface OrderTrackerProps {
  /** Of the payment, or "trial". */
  id: string;
  events: readonly AnalyticsEvent[];
}

const storageKey = (id: string) => `plus-tracked-${id}`;

/** Records the events of an order once in this tab, also when its page is loaded again. */
export function OrderTracker({ id, events }: OrderTrackerProps) {
  useEffect(() => {
    if (isTracked(id)) return;
    for (const event of events) track(event);
  }, [id, events]);
  return null;
}

/** Whether they were recorded before; the next call is told so. */
function isTracked(id: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey(id))) return true;
    sessionStorage.setItem(storageKey(id), "1");
    return false;
  } catch {
    // Without storage a reload could not be told from an order.
    return true;
  }
}
