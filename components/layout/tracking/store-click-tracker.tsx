"use client";
import { useEffect } from "react";
import { track } from "#lib/browser/analytics.ts";

/** Tracks clicks on badges of app stores: links with `data-store`. */
export function StoreClickTracker() {
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
