import { useCallback, useEffect, useRef, useState } from "react";
import { type AnalyticsEvent, analyticsEventName } from "#lib/platform/browser/analytics.ts";

/**
 * Counts completed route changes by the address that the browser shows. Another page or filter of a
 * list is none.
 *
 * @returns the number, and a function to call before it is used outside of rendering: the places of
 *   a page may be there before its page view. It returns whether the number grows, which renders.
 */
export function usePageCount(): [page: number, updatePage: () => boolean] {
  const [page, setPage] = useState(0);
  const counted = useRef<string>(undefined);
  const updatePage = useCallback(() => {
    const former = counted.current;
    const { pathname } = window.location;
    counted.current = pathname;
    if (former === undefined || former === pathname) return false;
    setPage((before) => before + 1);
    return true;
  }, []);
  useEffect(() => {
    updatePage();
    const count = (event: Event) => {
      if ((event as CustomEvent<AnalyticsEvent>).detail.event === "page view") updatePage();
    };
    window.addEventListener(analyticsEventName, count);
    return () => window.removeEventListener(analyticsEventName, count);
  }, [updatePage]);
  return [page, updatePage];
}
