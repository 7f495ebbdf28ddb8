"use client";
import { useEffect } from "react";
import { readScroll, saveScroll, scrollTowards } from "#components/layout/scroll-positions.ts";

/** Keeps the scroll position of every path and gives it back on back, forward and reload. */
export function ScrollMemory() {
  useEffect(() => {
    let isRestoring = false;
    let frame = 0;

    const restore = () => {
      const top = readScroll();
      if (top === null || window.location.hash) return;
      isRestoring = true;
      void scrollTowards(top).then(() => {
        isRestoring = false;
      });
    };
    const save = () => {
      frame = 0;
      if (!isRestoring) saveScroll(window.scrollY);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(save);
    };

    if (cameBack()) restore();
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

function cameBack(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" || navigation?.type === "back_forward";
}
