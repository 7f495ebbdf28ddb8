import { readdirSync } from "node:fs";
import { join, parse } from "node:path";
import type { Locale, Localized } from "#lib/i18n/locales.ts";
import type { UnitNames } from "#lib/recipes/markup/format-amount.ts";
import { toPlainText } from "#lib/recipes/markup/plain-text.ts";
import { units } from "#lib/seed/content/units.ts";
import { loadIngredients } from "#lib/seed/load-ingredients.ts";
import { loadSeeds } from "#lib/seed/load-seeds.ts";
import type { IngredientPageSeed, IngredientSeed, RecipeSeed, StorySeed } from "#lib/seed/seed-types.ts";
import { usUnits } from "#lib/units/us-units.ts";

const unitNamesIn = (locale: Locale): UnitNames => ({
  ...usUnits[locale],
  ...Object.fromEntries(Object.entries(units).map(([code, { names }]) => [code, names[locale]])),
});

/** Words of the units of the sample site. */
export const unitNames: Localized<UnitNames> = { de: unitNamesIn("de"), en: unitNamesIn("en") };

/** The recipes of the sample site as defined by their files, with markup in their texts. */
export const markedRecipes = await loadSeeds<RecipeSeed>("recipes", "recipe", "recipes");

/** The sample site as readers see it: texts without markup. */
export const recipes = markedRecipes.map(toPlainRecipe);
export const stories = await loadSeeds<StorySeed>("stories", "story", "stories");
export const ingredientPages = await loadSeeds<IngredientPageSeed>("ingredients", "pages");
export const ingredients = await loadIngredients();
export const pictures = readdirSync(join(import.meta.dirname, "../../lib/seed/pictures")).map(
  (file) => parse(file).name,
);

/** Live recipes are public, unpublished ones visible to their author and the editors. */
export const liveRecipes = recipes.filter(({ state = "live" }) => state === "live");
export const unpublishedRecipes = recipes.filter((recipe) => !liveRecipes.includes(recipe));

/**
 * Rows for `test.each`, named by key. Without drafts and rejected recipes, which may be incomplete.
 */
export const eachRecipe = recipes
  .filter(({ state }) => state !== "draft" && state !== "rejected")
  .map((recipe) => [recipe.key, recipe] as const);
export const eachLiveRecipe = liveRecipes.map((recipe) => [recipe.key, recipe] as const);
export const eachUnpublishedRecipe = unpublishedRecipes.map((recipe) => [recipe.key, recipe] as const);
export const eachStory = stories.map((story) => [story.key, story] as const);
export const eachIngredientPage = ingredientPages.map((page) => [page.key, page] as const);

function toPlainRecipe(recipe: RecipeSeed): RecipeSeed {
  const toPlain = ({ de, en }: Localized): Localized => ({
    de: toPlainText(de, "de", unitNames.de),
    en: toPlainText(en, "en", unitNames.en),
  });
  return {
    ...recipe,
    chefsNote: toPlain(recipe.chefsNote),
    utensils: recipe.utensils.map((row) => ({ ...row, size: row.size && toPlain(row.size) })),
    ingredients: recipe.ingredients.map(({ heading, items }) => ({
      heading,
      items: items.map((row) => ({
        ...row,
        characteristic: row.characteristic && toPlain(row.characteristic),
        addition: row.addition && toPlain(row.addition),
      })),
    })),
    steps: recipe.steps.map((step) => ({ ...step, text: toPlain(step.text), tip: step.tip && toPlain(step.tip) })),
  };
}

/** Returns an ingredient of the sample site. */
export function ingredientOf(key: string): IngredientSeed {
  const ingredient = ingredients[key];
  if (!ingredient) throw new Error(`unknown ingredient "${key}"`);
  return ingredient;
}

/** Lists the ingredient rows of a recipe; the id defaults to the key. */
export function rowsOf(recipe: RecipeSeed) {
  return recipe.ingredients.flatMap((group) => group.items).map((row) => ({ ...row, id: row.id ?? row.ingredient }));
}

/** Lists the ingredients the steps use; `amount` is missing when a step uses all. */
export function stepIngredientsOf(recipe: RecipeSeed): { id: string; amount?: number }[] {
  return recipe.steps.flatMap((step) =>
    step.ingredients.map((use) => (typeof use === "string" ? { id: use } : { id: use.ingredient, amount: use.amount })),
  );
}
