import type { LintContext, LintedRecipe, RecipeTexts } from "#lib/content/findings/content.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { ingredientOf, ingredients, rowsOf } from "#tests/support/catalogue.ts";
import { keeping } from "#tests/support/sample/recipes.ts";
import { units, utensils } from "#tests/support/sample/reference-data.ts";
import type { RecipeSeed } from "#tests/support/sample/sample-types.ts";

const toForms = ({ singular, plural }: { singular: string; plural: string }) => ({ one: singular, many: plural });

/** The units and the lexicon of the sample site; recipes refer to nothing else. */
export const lintContext: LintContext = {
  units: new Map(
    Object.entries(units).map(([code, unit]) => [code, { dimension: unit.dimension, factor: unit.factor ?? null }]),
  ),
  ingredients: new Map(
    Object.entries(ingredients).map(([key, { names }]) => [key, { de: toForms(names.de), en: toForms(names.en) }]),
  ),
  pages: new Set(),
  published: new Set(),
};

function namesOf(utensil: string) {
  const names = utensils[utensil];
  if (!names) throw new Error(`unknown utensil "${utensil}"`);
  return names;
}

/** A recipe of the sample site as the rules read it, without its pictures. */
export function toLintedSeed(recipe: RecipeSeed): LintedRecipe {
  const rows = rowsOf(recipe);
  return {
    texts: { de: toTexts(recipe, "de"), en: toTexts(recipe, "en") },
    duration: recipe.duration,
    ovenCelsius: recipe.ovenCelsius ?? null,
    rows: rows.map(({ ingredient, amount, amountMax, unit, characteristic = {}, addition = {} }) => {
      const { names } = ingredientOf(ingredient);
      return {
        key: ingredient,
        names: { de: names.de.singular, en: names.en.singular },
        amount: amount ?? null,
        amountMax: amountMax ?? null,
        unit: unit ?? null,
        characteristic,
        addition,
      };
    }),
    utensils: recipe.utensils.map(({ utensil, size = {} }) => {
      const { de, en } = namesOf(utensil);
      return { key: utensil, names: { de: de.one, en: en.one }, size };
    }),
    steps: recipe.steps.map((step) => ({
      ingredients: step.ingredients.map((use) => {
        const { ingredient, amount = null } = typeof use === "string" ? { ingredient: use } : use;
        return { row: rows.findIndex(({ id }) => id === ingredient), amount };
      }),
    })),
    pictures: [],
    tags: recipe.tags,
  };
}

function toTexts(recipe: RecipeSeed, locale: Locale): RecipeTexts {
  const { storage, freezing, makeAhead } = keeping[recipe.key] ?? {};
  return {
    title: recipe.title[locale],
    summary: recipe.summary[locale],
    metaTitle: null,
    metaDescription: null,
    chefsNote: recipe.chefsNote[locale],
    storage: storage?.[locale] ?? "",
    freezing: freezing?.[locale] ?? "",
    makeAhead: makeAhead?.[locale] ?? "",
    groups: recipe.ingredients.map(({ heading }) => heading?.[locale] ?? ""),
    steps: recipe.steps.map(({ heading, text, tip }) => ({
      heading: heading[locale],
      text: text[locale],
      tip: tip?.[locale] ?? "",
    })),
  };
}
