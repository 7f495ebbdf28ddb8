"use client";
import { useEffect } from "react";
import { track } from "#lib/analytics.ts";

/** Tells the event bus when a badge of an app store is pressed: any link with `data-store`. */
export function StoreClicks() {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const badge = target instanceof Element ? target.closest<HTMLElement>("[data-store]") : null;
      if (badge)
        track({ event: "app-store clicked", store: badge.dataset.store, language: document.documentElement.lang });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
  return null;
}
