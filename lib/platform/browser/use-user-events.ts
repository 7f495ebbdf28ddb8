"use client";
import { useEffect, useRef } from "react";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import type { UserEventTopic } from "#lib/platform/user-events/user-event.ts";
import type { UserEventListener } from "./user-events.ts";

/**
 * Calls `listener` when data of the signed-in user has changed on another device or page, or may
 * have while there was no connection: read it again then. The connection opens after the page has
 * loaded. Without a user it does nothing.
 */
export function useUserEvents(
  topic: UserEventTopic,
  userId: string | null | undefined,
  listener: UserEventListener,
): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    if (!userId) return;
    let isActive = true;
    let unsubscribe = () => {};
    const since = currentTimeMs();
    const subscribe = async () => {
      const { subscribeToUserEvents } = await import("./user-events.ts");
      if (isActive) unsubscribe = subscribeToUserEvents(topic, (change) => latest.current(change), since);
    };
    // Offline, or of an older build: the page works without it.
    const start = () => void subscribe().catch(() => {});
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start, { once: true });
    return () => {
      isActive = false;
      window.removeEventListener("load", start);
      unsubscribe();
    };
  }, [topic, userId]);
}
