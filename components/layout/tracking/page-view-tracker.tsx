"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { getPageType } from "#components/layout/tracking/page-type.ts";
import { track } from "#lib/platform/browser/analytics.ts";
import type { PagePattern } from "#lib/platform/browser/page-types.ts";

/**
 * Tracks a page view on load and after every navigation. A change of the query is one, but the
 * query stays out of the event: it can hold tokens of mails and search words.
 */
export function PageViewTracker({ patterns }: { patterns: readonly PagePattern[] }) {
  const route = `${usePathname()}?${useSearchParams()}`;
  const latestPatterns = useRef(patterns);
  latestPatterns.current = patterns;
  const lastPath = useRef("");

  // biome-ignore lint/correctness/useExhaustiveDependencies: another route is the occasion; its address is read as the browser shows it
  useEffect(() => {
    const { pathname, search } = window.location;
    if (lastPath.current === pathname + search) return;
    lastPath.current = pathname + search;
    track({ event: "page view", path: pathname, page_type: getPageType(pathname, latestPatterns.current) });
  }, [route]);
  return null;
}
