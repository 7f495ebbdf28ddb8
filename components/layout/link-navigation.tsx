"use client";
import { usePathname, useRouter } from "next/navigation";
import { startTransition, useEffect, useRef } from "react";
import { isPlainClick } from "#components/ui/navigation/is-plain-click.ts";

/** The link within the site that an element is in, unless it opens elsewhere. */
function findLink(target: EventTarget | null, selector: string): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
  return link?.target || link?.hreflang || link?.dataset.opens ? null : link;
}

/**
 * Follows links marked with `data-soft` without loading a document. Prefetches a page when a
 * pointer, a finger or the focus reaches its link, and the pages of links marked with
 * `data-prefetch` when these are visible. The latter wait for the load event: pictures of the page
 * come first.
 */
export function LinkNavigation() {
  const router = useRouter();
  const pathname = usePathname();
  const prefetched = useRef(new Set<string>());

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) && !event.defaultPrevented && findLink(event.target, "a[data-soft]");
      if (!link || link.origin !== window.location.origin) return;
      event.preventDefault();
      const { pathname, search, hash, dataset } = link;
      startTransition(() => router.push(pathname + search + hash, { scroll: dataset.soft !== "stay" }));
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [router]);

  useEffect(() => {
    const prefetch = (element: EventTarget | null) => {
      const link = findLink(element, 'a[href^="/"]');
      if (!link) return;
      const target = link.pathname + link.search;
      if (prefetched.current.has(target)) return;
      prefetched.current.add(target);
      router.prefetch(target);
    };
    const onIntent = ({ target }: Event) => prefetch(target);
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
