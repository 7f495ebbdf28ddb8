import { useSyncExternalStore } from "react";
import { type CookedRecipe, parseCookedRecipes } from "#lib/content/recipes/cook-mode/cooked-recipes.ts";
import { createSharedText } from "#lib/platform/browser/stores/device-storage.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

const storedRecipes = createSharedText("cook-mode");
let parsedText: string | null = null;
let recipes: readonly CookedRecipe[] = [];

/** The recipes that were open in cook mode on this device, newest last. */
export function readCookedRecipes(): readonly CookedRecipe[] {
  const text = storedRecipes.read();
  if (text !== parsedText) {
    parsedText = text;
    recipes = parseCookedRecipes(text, currentTimeMs());
  }
  return recipes;
}

export function changeCookedRecipes(change: (recipes: readonly CookedRecipe[]) => CookedRecipe[]): void {
  storedRecipes.write(JSON.stringify(change(readCookedRecipes())));
}

export function useCookedRecipes(): readonly CookedRecipe[] {
  return useSyncExternalStore(storedRecipes.subscribe, readCookedRecipes, () => recipes);
}
