/** What changes besides the amounts; the texts are messages of `recipes.scaling`. */
export const scaleWarnings = ["useTwoTins", "useSmallerTin", "bakeInBatches", "timesChange"] as const;
export type ScaleWarning = (typeof scaleWarnings)[number];

/** Between these factors tins and times of a recipe still fit. */
const fittingFactors = { min: 0.5, max: 2 };

/**
 * Lists what a cook has to know beyond the amounts: a tin is too small or too large, the oven too
 * small, and the times no longer right.
 *
 * @param factor chosen servings / stored servings
 */
export function listScaleWarnings(factor: number, recipe: { hasTin: boolean; isBaked: boolean }): ScaleWarning[] {
  if (factor > fittingFactors.max) {
    if (recipe.hasTin) return ["useTwoTins", "timesChange"];
    return recipe.isBaked ? ["bakeInBatches", "timesChange"] : ["timesChange"];
  }
  if (factor < fittingFactors.min) return recipe.hasTin ? ["useSmallerTin", "timesChange"] : ["timesChange"];
  return [];
}
