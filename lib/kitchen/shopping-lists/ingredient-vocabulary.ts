import { createNameLookup } from "#lib/measures/kitchen-text/name-lookup.ts";
import type { Aisle } from "#lib/platform/config/aisles.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import type { ListedIngredient } from "./shopping-item.ts";

/** What own entries are compared with. It is part of the page, so that it works without network. */
export interface IngredientVocabulary {
  /** With other words for them, in both languages. */
  ingredients: (ListedIngredient & { synonyms: string[] })[];
  /** Words for food that is no ingredient of the site, by aisle. */
  aisleWords: Partial<Record<Aisle, string[]>>;
}

/** What a name stands for; the ingredient is null where only the aisle is known. */
export interface NamedFood {
  ingredient: ListedIngredient | null;
  aisle: Aisle;
}

export type FindFood = (name: string) => NamedFood | null;

/** Creates the lookup of a name. Ingredients come before synonyms, and both before other food. */
export function createFoodFinder({ ingredients, aisleWords }: IngredientVocabulary): FindFood {
  const named = ingredients.map(({ synonyms, ...ingredient }) => ({
    value: { ingredient, aisle: ingredient.aisle },
    names: locales.flatMap((locale) => [ingredient.names[locale].one, ingredient.names[locale].many]),
    synonyms,
  }));
  const others = Object.entries(aisleWords).flatMap(([aisle, words]) =>
    words.map((name) => ({ name, value: { ingredient: null, aisle: aisle as Aisle } })),
  );
  const find = createNameLookup<NamedFood>([
    ...named.flatMap(({ value, names }) => names.map((name) => ({ name, value }))),
    ...named.flatMap(({ value, synonyms }) => synonyms.map((name) => ({ name, value }))),
    ...others,
  ]);
  return (name) => find(name);
}
