import { useSyncExternalStore } from "react";
import { type CookedRecipe, parseCookedRecipes } from "#lib/recipes/cook-mode/cooked-recipes.ts";
import { currentTimeMs } from "#lib/time/clock.ts";

/** Key in localStorage. */
const cookedKey = "cook-mode";
/** Holds the recipes where storage is blocked or full. */
let memory: string | null = null;
let parsedText: string | null = null;
let recipes: readonly CookedRecipe[] = [];
const listeners = new Set<() => void>();

/** The recipes that were open in cook mode on this device, newest last. */
export function readCookedRecipes(): readonly CookedRecipe[] {
  let text = memory;
  try {
    text ??= localStorage.getItem(cookedKey);
  } catch {
    // Storage is blocked.
  }
  if (text !== parsedText) {
    parsedText = text;
    recipes = parseCookedRecipes(text, currentTimeMs());
  }
  return recipes;
}

export function changeCookedRecipes(change: (recipes: readonly CookedRecipe[]) => CookedRecipe[]): void {
  const text = JSON.stringify(change(readCookedRecipes()));
  try {
    localStorage.setItem(cookedKey, text);
    memory = null;
  } catch {
    memory = text;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

export function useCookedRecipes(): readonly CookedRecipe[] {
  return useSyncExternalStore(subscribe, readCookedRecipes, () => recipes);
}
