"use client";
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { RecipeBase } from "#lib/content/recipes/recipe-base.ts";
import { type ChosenServings, chosenServings } from "#lib/platform/browser/chosen-servings.ts";

const RecipeContext = createContext<RecipeBase | null>(null);

/** Lets the client components inside know their recipe. */
export function RecipeProvider({ recipe, children }: { recipe: RecipeBase; children: ReactNode }) {
  return <RecipeContext value={recipe}>{children}</RecipeContext>;
}

/** The recipe around this component. */
export function useRecipe(): RecipeBase {
  const recipe = useContext(RecipeContext);
  if (!recipe) throw new Error("RecipeProvider is missing");
  return recipe;
}

interface Servings extends ChosenServings {
  /** By which the amounts are multiplied. */
  factor: number;
  /** Missing while the recipe is as stored. */
  chosen: ChosenServings | undefined;
}

/**
 * The chosen servings of the recipe around this component.
 *
 * @param group position of the ingredient group whose amounts are shown; without it the factor is
 *   that of the whole recipe
 */
export function useServings(group?: number): Servings {
  const { id, servings } = useRecipe();
  const { subscribe, read, readOnServer } = chosenServings;
  const chosen = useSyncExternalStore(subscribe, () => read(id), readOnServer);
  const { amount, parts } = chosen ?? { amount: servings.amount, parts: {} };
  const partFactor = group === undefined ? 1 : (parts[group] ?? 1);
  return { amount, parts, chosen, factor: (amount / servings.amount) * partFactor };
}
