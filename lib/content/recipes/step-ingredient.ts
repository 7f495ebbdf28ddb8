import type { Locale } from "#lib/platform/i18n/locales.ts";
import { toIngredient } from "./ingredient-mapper.ts";
import type { Recipe, StepIngredient } from "./recipe.ts";
import type { RecipeRows } from "./row-queries.ts";

const tolerance = 0.001;

interface StepUse {
  /** In the unit of the row; without one the step uses what earlier steps have left. */
  amount: number | undefined;
  /** What each earlier step uses of it. */
  earlier: (number | undefined)[];
}

/** Converts a row of the list to what one step uses of it, in one language. */
export function toStepIngredient(
  locale: Locale,
  ingredientRow: RecipeRows["ingredientRows"][number],
  unitNames: Recipe["unitNames"],
  use: StepUse,
): StepIngredient {
  const isFirstUse = use.earlier.length === 0;
  const { part, isRest } = toPart(ingredientRow.row, use);
  const ingredient = toIngredient(locale, ingredientRow, unitNames, part ?? undefined);
  if (part !== null) return { ...ingredient, isFirstUse, isRest };
  return { ...ingredient, amount: null, amountMax: null, unit: "", isFirstUse, isRest };
}

/** `part` is undefined for the whole row, null where no amount can be said or nothing is left. */
function toPart(
  { amount: whole, amountMax }: { amount: number | null; amountMax: number | null },
  { amount, earlier }: StepUse,
): { part: number | null | undefined; isRest: boolean } {
  if (earlier.length === 0) return { part: amount, isRest: false };
  const stated = earlier.filter((used) => used !== undefined);
  const left = (whole ?? 0) - stated.reduce((sum, used) => sum + used, 0);
  const isExact = whole !== null && amountMax === null;
  if (amount !== undefined) {
    return { part: amount, isRest: isExact && stated.length > 0 && Math.abs(left - amount) < tolerance };
  }
  // A step without an amount has taken everything.
  if (stated.length < earlier.length || (isExact && left < tolerance)) return { part: null, isRest: false };
  return { part: isExact ? left : null, isRest: true };
}
