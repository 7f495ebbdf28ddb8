"use client";
import { useEffect } from "react";
import { track } from "#lib/platform/browser/analytics.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** Tracks clicks on badges of app stores: links with `data-store`. */
export function StoreClickTracker() {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const badge = target instanceof Element ? target.closest<HTMLElement>("[data-store]") : null;
      const store = badge?.dataset.store;
      if (store !== "apple" && store !== "google") return;
      track({ event: "app-store clicked", store, language: document.documentElement.lang as Locale });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
  return null;
}
