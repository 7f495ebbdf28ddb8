import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { CookBar } from "#components/content/recipes/cook-mode/cook-bar.tsx";
import { CookControls } from "#components/content/recipes/cook-mode/cook-controls.tsx";
import {
  finishCookMode,
  leaveCookMode,
  showCookStep,
  useCookMode,
} from "#components/content/recipes/cook-mode/cook-mode-store.ts";
import { changeCookedRecipes } from "#components/content/recipes/cook-mode/cooked-store.ts";
import {
  controlsId,
  findStep,
  getStepTitle,
  listStepElements,
} from "#components/content/recipes/cook-mode/step-elements.ts";
import { useCookingEvents } from "#components/content/recipes/cook-mode/use-cooking-events.ts";
import { useCurrentStep } from "#components/content/recipes/cook-mode/use-current-step.ts";
import { useFullScreen } from "#components/content/recipes/cook-mode/use-full-screen.ts";
import { useReader } from "#components/content/recipes/cook-mode/use-reader.ts";
import { useStepLinks } from "#components/content/recipes/cook-mode/use-step-links.ts";
import { useStepTurning } from "#components/content/recipes/cook-mode/use-step-turning.ts";
import { useRecipe } from "#components/content/recipes/recipe-context.tsx";
import { recordStep, removeRecipe } from "#lib/content/recipes/cook-mode/cooked-recipes.ts";
import type { StepTurn } from "#lib/content/recipes/cook-mode/gestures.ts";
import { preparationStep } from "#lib/content/recipes/recipe.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { Texts } from "#lib/platform/i18n/texts.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

/** Texts; some have {step}, {count} and {title} to be filled in. */
export type CookMessages = Texts<"recipes.cook">;

export interface CookModeProps {
  locale: Locale;
  messages: CookMessages;
}

/**
 * Cook mode: the steps of the page, one at a time, over the whole window. The steps themselves stay
 * where they are in the page, with their timers and amounts; this adds the bar above them and the
 * controls below, and hides the rest.
 */
export function CookModeScreen({ locale, messages }: CookModeProps) {
  const recipe = useRecipe();
  const cookMode = useCookMode();
  const [steps] = useState(listStepElements);
  const first = findStep(steps, preparationStep) ? preparationStep : 1;
  const last = Math.max(first, first + steps.length - 1);
  const step = Math.min(Math.max(cookMode?.step ?? first, first), last);
  const reader = useReader(findStep(steps, step), locale);
  const [status, setStatus] = useState("");
  const hasFinished = useRef(false);

  useFullScreen();
  useCurrentStep(steps, step);
  useStepLinks();
  useCookingEvents(recipe.id, step, hasFinished);
  useEffect(() => {
    const { id: recipeId, title, href } = recipe;
    const progress = { recipeId, title, href, step, updatedAtMs: currentTimeMs() };
    if (!hasFinished.current) changeCookedRecipes((recipes) => recordStep(recipes, progress));
  }, [recipe, step]);

  function finish() {
    hasFinished.current = true;
    changeCookedRecipes((recipes) => removeRecipe(recipes, recipe.id));
    finishCookMode();
    // Once the rest of the page shows again.
    requestAnimationFrame(() => document.querySelector("#steps > :last-child")?.scrollIntoView({ block: "center" }));
  }
  function toProgress(number: number) {
    if (number === preparationStep) return messages.preparation;
    return messages.progress.replace("{step}", String(number)).replace("{count}", String(last));
  }
  function turn(direction: StepTurn) {
    const next = step + (direction === "next" ? 1 : -1);
    if (next > last) return finish();
    if (next < first) return;
    reader.stop();
    showCookStep(next);
    setStatus(`${toProgress(next)}: ${getStepTitle(findStep(steps, next))}`);
  }
  useStepTurning(turn, () => void leaveCookMode());

  const controls = document.getElementById(controlsId);
  const view = { step, first, last, progress: toProgress(step), steps, messages, locale, turn, reader };
  return (
    <>
      <CookBar {...view} />
      {controls && createPortal(<CookControls {...view} status={status} />, controls)}
    </>
  );
}
