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
import { controlsId, getStepTitle, listStepElements } from "#components/content/recipes/cook-mode/step-elements.ts";
import { useCookingEvents } from "#components/content/recipes/cook-mode/use-cooking-events.ts";
import { useCurrentStep } from "#components/content/recipes/cook-mode/use-current-step.ts";
import { useFullScreen } from "#components/content/recipes/cook-mode/use-full-screen.ts";
import { useReader } from "#components/content/recipes/cook-mode/use-reader.ts";
import { useStepLinks } from "#components/content/recipes/cook-mode/use-step-links.ts";
import { useStepTurning } from "#components/content/recipes/cook-mode/use-step-turning.ts";
import { useRecipe } from "#components/content/recipes/recipe-context.tsx";
import { recordStep, removeRecipe } from "#lib/content/recipes/cook-mode/cooked-recipes.ts";
import type { StepTurn } from "#lib/content/recipes/cook-mode/gestures.ts";
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
  const step = Math.min(cookMode?.step ?? 1, Math.max(1, steps.length));
  const reader = useReader(steps[step - 1], locale);
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
  function turn(direction: StepTurn) {
    const next = step + (direction === "next" ? 1 : -1);
    if (next > steps.length) return finish();
    if (next < 1) return;
    reader.stop();
    showCookStep(next);
    const progress = messages.progress.replace("{step}", String(next)).replace("{count}", String(steps.length));
    setStatus(`${progress}: ${getStepTitle(steps[next - 1])}`);
  }
  useStepTurning(turn, () => void leaveCookMode());

  const controls = document.getElementById(controlsId);
  const view = { step, steps, messages, locale, turn, reader };
  return (
    <>
      <CookBar {...view} />
      {controls && createPortal(<CookControls {...view} status={status} />, controls)}
    </>
  );
}
