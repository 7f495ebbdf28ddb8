import type { RecipeSeed } from "./sample-types.ts";

/** Categories that follow from the facts of a recipe. */
export const computedCategories = ["vegan", "vegetarian", "low-carb", "quick", "easy"] as const;

export type ComputedCategory = (typeof computedCategories)[number];

/** Longest time from start to table in minutes, with baking and waiting, of a quick recipe. */
const quickMinutes = 30;

/**
 * Lists the categories that a recipe has to have besides its main one: its diets by its tags,
 * "quick" by its total time and "easy" by its difficulty.
 */
export function computeCategories(recipe: RecipeSeed): ComputedCategory[] {
  const { preparation, baking, resting } = recipe.duration;
  const isIn: Record<ComputedCategory, boolean> = {
    vegan: recipe.tags.includes("vegan"),
    vegetarian: recipe.tags.includes("vegetarian"),
    "low-carb": recipe.tags.includes("low-carb"),
    quick: preparation + baking + resting <= quickMinutes,
    easy: recipe.difficulty === "easy",
  };
  return computedCategories.filter((key) => isIn[key] && key !== recipe.category);
}
