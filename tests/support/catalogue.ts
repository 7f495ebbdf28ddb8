import type { UnitNames } from "#lib/measures/markup/format-amount.ts";
import { toPlainText } from "#lib/measures/markup/plain-text.ts";
import { usUnits } from "#lib/measures/units/us-units.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { ingredientPages, ingredients } from "./sample/ingredients.ts";
import { sampleRecipes } from "./sample/recipes.ts";
import { units } from "./sample/reference-data.ts";
import type { IngredientSeed, RecipeSeed, StorySeed } from "./sample/sample-types.ts";
import { sampleStories } from "./sample/stories.ts";

export { ingredientPages, ingredients } from "./sample/ingredients.ts";
export { pictures } from "./sample/read-sample.ts";

const unitNamesIn = (locale: Locale): UnitNames => ({
  ...usUnits[locale],
  ...Object.fromEntries(Object.entries(units).map(([code, { names }]) => [code, names[locale]])),
});

/** Words of the units of the sample site. */
export const unitNames: Localized<UnitNames> = { de: unitNamesIn("de"), en: unitNamesIn("en") };

/** The recipes of the sample site as defined by their files, with markup in their texts. */
export const markedRecipes = sampleRecipes;

/** The sample site as readers see it: texts without markup. */
export const recipes = markedRecipes.map(toPlainRecipe);
export const stories = sampleStories;

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

/** Returns a recipe of the sample site, without markup, by the name of its file. */
export const recipeOf = (key: string): RecipeSeed => find(recipes, key);

/** Returns a recipe with the markup of its texts. */
export const markedRecipeOf = (key: string): RecipeSeed => find(markedRecipes, key);

export const storyOf = (key: string): StorySeed => find(stories, key);

function find<One extends { key: string }>(all: readonly One[], key: string): One {
  const found = all.find((one) => one.key === key);
  if (!found) throw new Error(`unknown recipe or story "${key}"`);
  return found;
}
