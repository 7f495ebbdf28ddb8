import { type RefObject, useEffect, useRef } from "react";
import { track } from "#lib/platform/browser/analytics.ts";

/**
 * Tracks that cook mode is started, and that it is finished or at which step it is left, also by
 * closing the page or turning to another dish. Who leaves before the first step has not done it.
 */
export function useCookingEvents(id: string, step: number, hasFinished: RefObject<boolean>): void {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    const start = () => track({ event: "cooking started", id });
    const stop = () =>
      track(
        hasFinished.current
          ? { event: "cooking finished", id }
          : { event: "cooking stopped", id, step: Math.max(1, latest.current) },
      );
    // A page that the browser keeps in memory may be shown again.
    const onShow = (event: PageTransitionEvent) => event.persisted && start();
    start();
    window.addEventListener("pagehide", stop);
    window.addEventListener("pageshow", onShow);
    return () => {
      window.removeEventListener("pagehide", stop);
      window.removeEventListener("pageshow", onShow);
      stop();
    };
  }, [id, hasFinished]);
}
