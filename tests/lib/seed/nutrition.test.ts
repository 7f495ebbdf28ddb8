import { expect, test } from "vitest";
import { eachRecipe, ingredientOf, rowsOf } from "#tests/support/catalogue.ts";
import { units } from "#tests/support/sample/reference-data.ts";
import type { RecipeIngredientSeed, RecipeSeed } from "#tests/support/sample/sample-types.ts";

/** Grams per unit that is no weight or volume; a clove or packet is one piece of the ingredient. */
const kitchenGrams: Record<string, number> = { pinch: 0.4, dash: 0.8, bunch: 30, sprig: 2, leaf: 0.5, handful: 10 };
const sliceGrams: Record<string, number> = { ciabatta: 50, orange: 15 };

/** Grams of ingredients that are listed but not eaten. */
const leftOver: Record<string, Record<string, number>> = {
  // The potatoes absorb 80 ml of the oil.
  "spanish-tortilla": { "olive-oil": 270 * 0.91 },
  // The crust takes up 80 g, the rest is strained and kept.
  "wiener-schnitzel": { "clarified-butter": 420 },
  // Only peel and half a slice, for the scent.
  negroni: { orange: 150 },
  // The pulp stays in the juicer: 40 % of roots, a third of fruit and cucumber.
  "carrot-ginger-juice": { carrot: 320, apple: 100, orange: 50 },
  "green-juice": { celery: 80, cucumber: 133, apple: 100, spinach: 20, ginger: 5 },
  "beetroot-apple-juice": { beetroot: 120, carrot: 64, ginger: 8, apple: 150 },
};

/**
 * Grams of fat that melt and are skimmed off, and of skin fat that is not eaten: less than is lost
 * by USDA FoodData Central, whose roast goose with skin has 22 g of fat for 25 g of protein, roast
 * chicken with skin 14 for 27, stewed chicken without skin 7 for 27.
 */
const fatLeft: Record<string, number> = {
  // The skin is taken off and the fat skimmed.
  "chicken-soup": 90,
  // Four legs give about a glass of fat.
  "goose-legs": 180,
  // Half of what melts stays in the dish; the potatoes take up the rest.
  "roast-chicken": 40,
};

test.each(eachRecipe)("%s has the nutrition of its ingredients", (_, recipe) => {
  const names = ["kcal", "fat", "protein", "carbohydrate"] as const;
  for (const name of names) {
    const sum = sumOf(recipe, name) / recipe.servings.amount;
    const written = recipe.nutrition?.[name] ?? Number.NaN;
    const tolerance = Math.max(sum * 0.15, name === "kcal" ? 10 : 1);
    expect.soft(Math.abs(written - sum), `${name} ${written}, sum ${sum.toFixed(1)}`).toBeLessThanOrEqual(tolerance);
  }
});

function sumOf(recipe: RecipeSeed, name: keyof NonNullable<RecipeSeed["nutrition"]>): number {
  const perGramOfFat = { kcal: 9, fat: 1, protein: 0, carbohydrate: 0 };
  const skimmed = (fatLeft[recipe.key] ?? 0) * perGramOfFat[name];
  return rowsOf(recipe).reduce((sum, row) => {
    const grams = gramsOf(row) - (leftOver[recipe.key]?.[row.ingredient] ?? 0);
    return sum + (grams / 100) * ingredientOf(row.ingredient).per100g[name];
  }, -skimmed);
}

function gramsOf({ ingredient, amount = 0, unit }: RecipeIngredientSeed): number {
  const { density = Number.NaN, pieceGrams = Number.NaN } = ingredientOf(ingredient);
  if (!unit) return amount === 0 ? 0 : amount * pieceGrams;
  const { dimension, factor } = { factor: Number.NaN, ...units[unit] };
  if (dimension === "mass") return amount * factor;
  if (dimension === "volume") return amount * factor * density;
  return amount * (kitchenGrams[unit] ?? (unit === "slice" ? sliceGrams[ingredient] : undefined) ?? pieceGrams);
}
