import { type RefObject, useEffect } from "react";
import { countView } from "./ad-counts.ts";

/**
 * Half of an advertisement has to be in the window for a second.
 *
 * @see https://www.iab.com/guidelines/mrc-viewability-guidelines/
 */
const visibleShare = 0.5;
const visibleMs = 1000;

/** Counts one view of an advertisement while this component is mounted, once it was seen. */
export function useAdView(ref: RefObject<HTMLElement | null>, id: string): void {
  useEffect(() => {
    if (!ref.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        // A busy page hears of several changes at once.
        if (!entries.at(-1)?.isIntersecting) return;
        timer = setTimeout(() => {
          if (document.visibilityState !== "visible") return;
          observer.disconnect();
          countView(id);
        }, visibleMs);
      },
      { threshold: visibleShare },
    );
    observer.observe(ref.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref, id]);
}
