"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { track } from "#lib/platform/browser/analytics.ts";

/**
 * Tracks that a recipe or story is read: its page is shown, and not only open in another tab. Pages
 * name their item with `data-read`.
 */
export function ItemReadTracker() {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the occasion
  useEffect(() => {
    const id = document.querySelector<HTMLElement>("main [data-read]")?.dataset.read;
    if (!id) return;
    const trackWhenVisible = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", trackWhenVisible);
      track({ event: "item read", id });
    };
    document.addEventListener("visibilitychange", trackWhenVisible);
    trackWhenVisible();
    return () => document.removeEventListener("visibilitychange", trackWhenVisible);
  }, [path]);
  return null;
}
