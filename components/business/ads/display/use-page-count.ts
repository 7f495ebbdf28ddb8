import { useEffect, useState } from "react";
import { type AnalyticsEvent, analyticsEventName } from "#lib/platform/browser/analytics.ts";

/** Counts completed route changes. Another page or filter of a list is none. */
export function usePageCount(): number {
  const [page, setPage] = useState(0);
  useEffect(() => {
    // The page view of the page itself may come before or after.
    let { pathname } = window.location;
    const count = (event: Event) => {
      const { detail } = event as CustomEvent<AnalyticsEvent>;
      if (detail.event !== "page view" || detail.path === pathname) return;
      pathname = detail.path;
      setPage((before) => before + 1);
    };
    window.addEventListener(analyticsEventName, count);
    return () => window.removeEventListener(analyticsEventName, count);
  }, []);
  return page;
}
