import { parseMarkup } from "#lib/measures/markup/parse.ts";
import { type LintedRecipe, languagesOf } from "../content.ts";
import { type Finding, toFinding } from "../finding.ts";
import { listStepTexts } from "../recipe-texts.ts";

/**
 * Ingredients that no step uses, and steps that use what the list does not have. A step uses what
 * it lists, and what its text has an amount of.
 */
export function lintIngredientUse(recipe: LintedRecipe): Finding[] {
  const { rows, steps } = recipe;
  const used = new Set(steps.flatMap(({ ingredients }) => ingredients.map(({ row }) => row)));
  const named = listNamedKeys(recipe);
  const removed = steps.flatMap(({ ingredients }, index) =>
    ingredients.some(({ row }) => rows[row] === undefined)
      ? [toFinding("ingredientRemoved", { field: "step", index })]
      : [],
  );
  if (rows.length > 0 && used.size === 0 && named.size === 0) {
    return [toFinding("ingredientsUnassigned", { field: "step" })];
  }
  const unused = rows.flatMap(({ key, names }, index) =>
    used.has(index) || (key !== null && named.has(key))
      ? []
      : [toFinding("ingredientUnused", { field: "ingredient", index }, { name: names })],
  );
  return [...unused, ...removed];
}

/** Keys of the ingredients that texts of steps have an amount of. */
function listNamedKeys(recipe: LintedRecipe): Set<string> {
  const texts = languagesOf(recipe.texts).flatMap((locale) => listStepTexts(recipe, locale));
  return new Set(
    texts.flatMap((text) =>
      parseMarkup(text).parts.flatMap((part) =>
        typeof part !== "string" && part.type === "amount" && part.ingredient ? [part.ingredient] : [],
      ),
    ),
  );
}
