"use client";
import { useEffect } from "react";

/**
 * Runs `deliver` whenever the pending writes of a signed-in user may arrive: on every page, when
 * the device is online again, and when the page returns from the browser's back/forward cache.
 * Without a user it does nothing. `deliver` must be stable, e.g. a function of a module or from
 * useCallback.
 */
export function useDelivery(deliver: () => void, userId: string | null | undefined): void {
  useEffect(() => {
    if (!userId) return;
    deliver();
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && deliver();
    window.addEventListener("online", deliver);
    window.addEventListener("pageshow", handlePageShow);
    return () => {
      window.removeEventListener("online", deliver);
      window.removeEventListener("pageshow", handlePageShow);
    };
  }, [deliver, userId]);
}
