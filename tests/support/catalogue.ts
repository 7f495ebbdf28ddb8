import { readdirSync } from "node:fs";
import { join, parse } from "node:path";
import { lexicon } from "#lib/seed/lexicon.ts";
import { loadAll } from "#lib/seed/load.ts";
import type { IngredientPageSeed, IngredientSeed, RecipeSeed, StorySeed } from "#lib/seed/types.ts";

/** The sample site as its files write it. */
export const recipes = await loadAll<RecipeSeed>("recipes", "recipe", "recipes");
export const stories = await loadAll<StorySeed>("stories", "story", "stories");
export const ingredientPages = await loadAll<IngredientPageSeed>("ingredients", "pages");
export const ingredients = await lexicon();
export const pictures = readdirSync(join(import.meta.dirname, "../../lib/seed/pictures")).map(
  (file) => parse(file).name,
);

/** What readers see, and what only its author and the editors see. */
export const liveRecipes = recipes.filter(({ state = "live" }) => state === "live");
export const heldBack = recipes.filter((recipe) => !liveRecipes.includes(recipe));

/**
 * As rows for `test.each`, named by the key. Recipes: those that are finished, live or waiting to be; drafts and what was sent back
 * may lack anything.
 */
export const eachRecipe = recipes
  .filter(({ state }) => state !== "draft" && state !== "rejected")
  .map((recipe) => [recipe.key, recipe] as const);
export const eachLiveRecipe = liveRecipes.map((recipe) => [recipe.key, recipe] as const);
export const eachHeldBack = heldBack.map((recipe) => [recipe.key, recipe] as const);
export const eachStory = stories.map((story) => [story.key, story] as const);
export const eachIngredientPage = ingredientPages.map((page) => [page.key, page] as const);

export function ingredientOf(key: string): IngredientSeed {
  const ingredient = ingredients[key];
  if (!ingredient) throw new Error(`no lexicon has "${key}"`);
  return ingredient;
}

export function rowsOf(recipe: RecipeSeed) {
  return recipe.ingredients.flatMap((group) => group.items).map((row) => ({ ...row, id: row.id ?? row.ingredient }));
}

/** What a step takes of the listed ingredients; `amount` is missing where it takes all there is. */
export function usesOf(recipe: RecipeSeed): { id: string; amount?: number }[] {
  return recipe.steps.flatMap((step) =>
    step.ingredients.map((use) => (typeof use === "string" ? { id: use } : { id: use.ingredient, amount: use.amount })),
  );
}
