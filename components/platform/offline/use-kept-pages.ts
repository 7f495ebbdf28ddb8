"use client";
import { useCallback, useEffect, useState } from "react";
import type { KeptPages } from "#lib/platform/offline/device/kept-pages.ts";

const nothing: KeptPages = { pages: [], bytes: 0 };
/** Tells the other components of the page that pages were deleted. */
const clearedEvent = "kept-pages-cleared";

/**
 * What this device keeps for reading without a connection; undefined until it is known. Browsers
 * without a service worker keep nothing.
 */
export function useKeptPages(locale: string) {
  const [kept, setKept] = useState<KeptPages>();

  useEffect(() => {
    const load = async () => {
      if (!("serviceWorker" in navigator) || !("caches" in window)) return setKept(nothing);
      const { listKeptPages } = await import("#lib/platform/offline/device/kept-pages.ts");
      setKept(await listKeptPages(locale));
    };
    const update = () => void load().catch(() => setKept(nothing));
    update();
    window.addEventListener(clearedEvent, update);
    return () => window.removeEventListener(clearedEvent, update);
  }, [locale]);

  const clear = useCallback(async () => {
    const { clearKeptPages } = await import("#lib/platform/offline/device/kept-pages.ts");
    await clearKeptPages();
    window.dispatchEvent(new Event(clearedEvent));
  }, []);
  return { kept, clear };
}
