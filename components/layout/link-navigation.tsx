"use client";
import { usePathname, useRouter } from "next/navigation";
import { startTransition, useEffect } from "react";
import { isPlainClick } from "#components/ui/navigation/is-plain-click.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { createPagePrefetch } from "./page-prefetch.ts";

/** The link within the site that an element is in, unless it opens elsewhere or is a download. */
function findLink(target: EventTarget | null, selector: string): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
  return link?.target || link?.hreflang || link?.dataset.opens || link?.hasAttribute("download") ? null : link;
}

/** Pages have a language. Anything else may be a file, whose request begins a download. */
const pageLinks = locales.map((locale) => `a[href^="/${locale}/"], a[href="/${locale}"]`).join();

/** Whether the reader saves data or has a very slow line, as far as the browser tells. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}

/** The public router knows the names of an enumeration that Next.js does not export. */
type PrefetchKind = NonNullable<Parameters<ReturnType<typeof useRouter>["prefetch"]>[1]>["kind"];
const whole = { kind: "full" as PrefetchKind };

/** What is marked, and cards: their pages are the same for all. Others are made per request. */
const wholeLinks = "[data-prefetch], .card-link";

/**
 * Follows links marked with `data-soft` without loading a document. Prefetches a page when a
 * pointer, a finger or the focus reaches its link, and the pages of links marked with
 * `data-prefetch` when these are near the visible part, see `createPagePrefetch`. The latter wait
 * for the load event: pictures of the page come first.
 */
export function LinkNavigation() {
  const router = useRouter();
  const pathname = usePathname();

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
    const pages = createPagePrefetch(
      (target, part) => (part === "whole" ? router.prefetch(target, whole) : router.prefetch(target)),
      isSparing,
    );
    const onReach = (event: Event) => {
      const link = findLink(event.target, pageLinks);
      if (!link) return;
      const address = link.pathname + link.search;
      const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
      if (!link.matches(wholeLinks)) pages.hint(address);
      else pages.rest(address, isTouch ? "touch" : "mouse");
    };
    const reaches = ["pointerover", "focusin"];
    for (const reach of reaches) document.addEventListener(reach, onReach, { passive: true });
    // A finger that scrolls leaves its link, too.
    document.addEventListener("pointerout", pages.pass, { passive: true });

    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const link = findLink(target, pageLinks);
          if (link) pages[isIntersecting ? "see" : "lose"](link.pathname + link.search);
        }
      },
      { rootMargin: "200px" },
    );
    // A new path observes the links of its page.
    const observe = () => {
      if (pathname) for (const link of document.querySelectorAll("a[data-prefetch]")) observer.observe(link);
    };
    if (document.readyState === "complete") observe();
    else window.addEventListener("load", observe, { once: true });

    return () => {
      for (const reach of reaches) document.removeEventListener(reach, onReach);
      document.removeEventListener("pointerout", pages.pass);
      window.removeEventListener("load", observe);
      observer.disconnect();
      pages.stop();
    };
  }, [router, pathname]);
  return null;
}
