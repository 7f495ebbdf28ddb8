import { useLayoutEffect, useRef } from "react";
import type { CookView } from "#components/content/recipes/cook-mode/cook-view.ts";
import { findStep, getStepTitle } from "#components/content/recipes/cook-mode/step-elements.ts";
import { KitchenIcon } from "#components/content/recipes/kitchen-icon.tsx";
import { Button } from "#components/ui/button.tsx";

/** The buttons that turn the steps, below them; each names the step it leads to. */
export function CookControls({ step, first, last, steps, messages, turn, status }: CookView & { status: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = document.documentElement;
    const update = () => root.style.setProperty("--bottom-controls-h", `${ref.current?.offsetHeight ?? 0}px`);
    update();
    const observer = new ResizeObserver(update);
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty("--bottom-controls-h");
    };
  }, []);
  const before = getStepTitle(findStep(steps, step - 1));
  const after = getStepTitle(findStep(steps, step + 1));
  const isLast = step >= last;
  const nextLabel = after ? messages.nextTo.replace("{title}", () => after) : messages.next;
  return (
    <div ref={ref} className="cook-controls">
      <Button
        variant="quiet"
        aria-disabled={step === first}
        aria-label={before ? messages.backTo.replace("{title}", () => before) : undefined}
        onClick={() => turn("back")}
      >
        <KitchenIcon name="arrowLeft" />
        {messages.back}
      </Button>
      <Button onClick={() => turn("next")}>
        <span>{isLast ? messages.done : nextLabel}</span>
        <KitchenIcon name={isLast ? "check" : "arrowRight"} />
      </Button>
      <p className="sr-only" role="status">
        {status}
      </p>
    </div>
  );
}
