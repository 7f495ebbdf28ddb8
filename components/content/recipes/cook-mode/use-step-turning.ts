import { useEffect, useEffectEvent } from "react";
import { type StepTurn, toKeyTurn, toSwipeTurn, toTapTurn } from "#lib/content/recipes/cook-mode/gestures.ts";

const interactive = "a, button, input, select, textarea, label, summary, video, dialog, [tabindex='0']";

/** Turns the steps by keys, by swiping, and by tapping beside buttons; Escape leaves. */
export function useStepTurning(turn: (direction: StepTurn) => void, leave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") {
      event.preventDefault();
      return closeIngredients() || leave();
    }
    if (target.closest("input:not([type=checkbox]), select, textarea, video")) return;
    const direction = toKeyTurn(event);
    // The space bar presses a button and ticks a box.
    if (!direction || (event.key === " " && target.closest("a, button, summary, input"))) return;
    event.preventDefault();
    turn(direction);
  });
  const onTouch = useEffectEvent((event: PointerEvent, start: PointerEvent | null) => {
    if (!start || event.pointerType === "mouse" || !(start.target instanceof Element)) return;
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    const swipe = toSwipeTurn(dx, dy, event.timeStamp - start.timeStamp);
    if (swipe) return turn(swipe);
    const isTap = Math.hypot(dx, dy) < 10 && event.timeStamp - start.timeStamp < 500;
    if (isTap && !start.target.closest(interactive)) turn(toTapTurn(event.clientX, window.innerWidth));
  });

  useEffect(() => {
    const area = document.querySelector<HTMLElement>("#steps > ol");
    let start: PointerEvent | null = null;
    const onDown = (event: PointerEvent) => {
      // A second finger zooms.
      start = event.isPrimary ? event : null;
    };
    const onUp = (event: PointerEvent) => {
      if (event.isPrimary) onTouch(event, start);
      start = null;
    };
    const onCancel = () => {
      start = null;
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", onKey, { signal });
    area?.addEventListener("pointerdown", onDown, { signal });
    area?.addEventListener("pointerup", onUp, { signal });
    area?.addEventListener("pointercancel", onCancel, { signal });
    return () => listening.abort();
  }, []);
}

/** Closes the list of all ingredients when it is open. */
function closeIngredients(): boolean {
  const { dataset } = document.documentElement;
  if (dataset.cookIngredients === undefined) return false;
  document.querySelector<HTMLElement>('#steps [aria-controls="ingredients"]')?.click();
  return true;
}
