"use client";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

/** The page to prefetch for an element within a link, or null. */
function prefetchTarget(element: Element): string | null {
  const link = element.closest<HTMLAnchorElement>('a[href^="/"]');
  if (!link || link.target || link.hreflang || link.dataset.opens) return null;
  return link.pathname + link.search;
}

/**
 * Prefetches a page when a pointer, a finger or the focus reaches its link, and the pages of links
 * marked with `data-prefetch` when these are visible. The latter wait for the load event: pictures
 * of the page come first.
 */
export function LinkPrefetch() {
  const router = useRouter();
  const pathname = usePathname();
  const prefetched = useRef(new Set<string>());

  useEffect(() => {
    const prefetch = (element: Element) => {
      const target = prefetchTarget(element);
      if (!target || prefetched.current.has(target)) return;
      prefetched.current.add(target);
      router.prefetch(target);
    };
    const onIntent = ({ target }: Event) => target instanceof Element && prefetch(target);
    const gestures = ["pointerover", "touchstart", "focusin"];
    for (const gesture of gestures) document.addEventListener(gesture, onIntent, { passive: true });

    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) prefetch(target);
    });
    // A new path observes the links of its page.
    const observe = () => {
      if (pathname) for (const link of document.querySelectorAll("a[data-prefetch]")) observer.observe(link);
    };
    if (document.readyState === "complete") observe();
    else window.addEventListener("load", observe, { once: true });

    return () => {
      for (const gesture of gestures) document.removeEventListener(gesture, onIntent);
      window.removeEventListener("load", observe);
      observer.disconnect();
    };
  }, [router, pathname]);
  return null;
}
