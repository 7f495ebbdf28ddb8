"use client";
import { useEffect } from "react";
import {
  getScrollPosition,
  restoreScrollPosition,
  saveScrollPosition,
} from "#components/layout/scroll/scroll-positions.ts";

/** Saves the scroll position per address and restores it on back, forward and reload. */
export function ScrollRestoration() {
  useEffect(() => {
    let isRestoring = false;
    let frame = 0;

    const restore = () => {
      const top = getScrollPosition();
      if (top === null || window.location.hash) return;
      isRestoring = true;
      void restoreScrollPosition(top).then(() => {
        isRestoring = false;
      });
    };
    const save = () => {
      frame = 0;
      if (!isRestoring) saveScrollPosition(window.scrollY);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(save);
    };

    if (isReturnNavigation()) restore();
    window.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("popstate", restore);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("popstate", restore);
    };
  }, []);
  return null;
}

function isReturnNavigation(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" || navigation?.type === "back_forward";
}
