import type { RecipeSeed } from "../seed-types.ts";
import type { CategoryKey } from "./categories.ts";

/** Categories that follow from the facts of a recipe; the files of recipes do not list them. */
export const computedCategories = ["vegan", "vegetarian", "low-carb", "quick", "easy"] as const;

export type ComputedCategory = (typeof computedCategories)[number];

/** Longest time from start to table in minutes, with baking and waiting, of a quick recipe. */
export const quickMinutes = 30;

/**
 * Lists the categories of a recipe besides its main one: those of its file, its diets by its tags,
 * "quick" by its total time and "easy" by its difficulty.
 */
export function otherCategoriesOf(recipe: RecipeSeed): CategoryKey[] {
  const { preparation, baking, resting } = recipe.duration;
  const isIn: Record<ComputedCategory, boolean> = {
    vegan: recipe.tags.includes("vegan"),
    vegetarian: recipe.tags.includes("vegetarian"),
    "low-carb": recipe.tags.includes("low-carb"),
    quick: preparation + baking + resting <= quickMinutes,
    easy: recipe.difficulty === "easy",
  };
  const computed = computedCategories.filter((key) => isIn[key] && key !== recipe.category);
  return [...recipe.moreCategories, ...computed];
}
