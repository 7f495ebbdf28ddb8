import { detectLanguage } from "../detect-language.ts";
import type { ImportedRecipe } from "../imported-recipe.ts";
import { extractRecipe } from "./extract-recipe.ts";

/** Reads the recipe of a page with its language; null without a recipe. */
export function readRecipe(html: string, url: string): ImportedRecipe | null {
  const recipe = extractRecipe(html, url);
  if (!recipe || recipe.language) return recipe;
  const { title, ingredientGroups, steps } = recipe;
  const lines = ingredientGroups.flatMap((group) => group.lines);
  return { ...recipe, language: detectLanguage([title, ...lines, ...steps.map(({ text }) => text)].join("\n")) };
}
