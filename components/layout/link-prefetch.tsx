"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

/**
 * Fetches a page of the site when a pointer, a finger or the focus arrives at its link. For the links of menus and long grids, which do
 * not prefetch when they come into view: there are too many of them.
 */
export function LinkPrefetch() {
  const router = useRouter();
  useEffect(() => {
    const asked = new Set<string>();
    const onIntent = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (!link || link.target || link.hreflang || link.dataset.opens || asked.has(link.pathname)) return;
      asked.add(link.pathname);
      router.prefetch(link.pathname + link.search);
    };
    const gestures = ["pointerover", "touchstart", "focusin"];
    for (const gesture of gestures) document.addEventListener(gesture, onIntent, { passive: true });
    return () => {
      for (const gesture of gestures) document.removeEventListener(gesture, onIntent);
    };
  }, [router]);
  return null;
}
