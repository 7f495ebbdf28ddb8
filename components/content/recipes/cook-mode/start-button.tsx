"use client";
import type { ReactNode } from "react";
import { startCookMode } from "#components/content/recipes/cook-mode/cook-mode-store.ts";
import { readCookedRecipes } from "#components/content/recipes/cook-mode/cooked-store.ts";
import { getFirstStep } from "#components/content/recipes/cook-mode/step-elements.ts";
import { useRecipe } from "#components/content/recipes/recipe-context.tsx";
import { unlockSound } from "#components/content/recipes/timers/sound.ts";
import { Button } from "#components/ui/button.tsx";
import { findRecipe } from "#lib/content/recipes/cook-mode/cooked-recipes.ts";

/** The client part of `CookModeButton`: continues where the reader was. */
export function StartButton({ children }: { children: ReactNode }) {
  const { id } = useRecipe();
  function start() {
    unlockSound();
    const first = getFirstStep();
    const step = Math.max(first, findRecipe(readCookedRecipes(), id)?.step ?? first);
    startCookMode(id, step, step > first ? step : null);
  }
  return (
    <Button variant="primary" className="needs-script" onClick={start} data-cook-mode-start>
      {children}
    </Button>
  );
}
