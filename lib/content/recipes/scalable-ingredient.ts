import type { ConvertibleAmount } from "#lib/measures/units/us-measure.ts";
import type { RecipeIngredient } from "./recipe.ts";

/** What client components need of an ingredient to show it for other servings. */
export interface ScalableIngredient extends ConvertibleAmount {
  /** Position of its group in the recipe. */
  group: number;
}

/** Leaves out what is empty, because each ingredient stands in the page several times. */
export function toScalable(ingredient: RecipeIngredient): ScalableIngredient {
  const { amount, amountMax, unitCode, density, pieceGrams, usForm, group } = ingredient;
  return {
    amount,
    unitCode,
    density,
    group,
    ...(amountMax !== null && { amountMax }),
    ...(usForm !== null && { usForm }),
    ...(pieceGrams !== null && { pieceGrams }),
  };
}
