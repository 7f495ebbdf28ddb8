import { useEffect, useRef } from "react";
import { findStep } from "#components/content/recipes/cook-mode/step-elements.ts";

/**
 * Shows one of the steps (cook-mode.css) and moves the focus with it: first to its heading, later
 * only when the focus was in the step before, so that it stays on the button that was pressed.
 */
export function useCurrentStep(steps: readonly HTMLElement[], step: number): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const current = findStep(steps, step);
    if (!current) return;
    const focused = document.activeElement;
    const isFocusLost = !focused || focused === document.body || steps.some((element) => element.contains(focused));
    current.dataset.cookStep = "";
    current.closest("ol")?.scrollTo({ top: 0, behavior: "instant" });
    if (isFirst.current || isFocusLost) focusHeading(current);
    isFirst.current = false;
    return () => {
      delete current.dataset.cookStep;
    };
  }, [steps, step]);
}

function focusHeading(step: HTMLElement): void {
  const heading = step.querySelector<HTMLElement>("h3");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
