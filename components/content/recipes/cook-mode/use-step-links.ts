import { useEffect } from "react";
import { showCookStep } from "#components/content/recipes/cook-mode/cook-mode-store.ts";
import { parseCookHash } from "#lib/content/recipes/cook-mode/cook-address.ts";

/** Links to steps of this recipe, such as those of its timers, turn the steps at once. */
export function useStepLinks(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      const step = link?.pathname === window.location.pathname ? parseCookHash(link.hash) : null;
      if (step === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      showCookStep(step);
    };
    // In the capture phase, before the link's own handler navigates.
    document.addEventListener("click", follow, { capture: true });
    return () => document.removeEventListener("click", follow, { capture: true });
  }, []);
}
