import { type Locale, locales } from "#lib/i18n/locales.ts";
import { stem, tokenize } from "#lib/search-index/normalize.ts";
import type { Aisle } from "#lib/shopping-lists/aisles.ts";
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

/**
 * Creates the lookup of a name in both languages: as it is spelled, then by its stem, so that any
 * plural is found. Names of ingredients come before synonyms, and both before other food.
 */
export function createFoodFinder({ ingredients, aisleWords }: IngredientVocabulary): FindFood {
  const foods = new Map<string, NamedFood>();
  const add = (phrase: string, food: NamedFood) => {
    const keys = locales.flatMap((locale) => toKeys(phrase, locale));
    for (const key of keys) if (!foods.has(key)) foods.set(key, food);
  };
  const named = ingredients.map(({ synonyms, ...ingredient }) => ({
    food: { ingredient, aisle: ingredient.aisle },
    names: locales.flatMap((locale) => [ingredient.names[locale].one, ingredient.names[locale].many]),
    synonyms,
  }));
  for (const { food, names } of named) for (const name of names) add(name, food);
  for (const { food, synonyms } of named) for (const word of synonyms) add(word, food);
  for (const [aisle, words] of Object.entries(aisleWords)) {
    for (const word of words) add(word, { ingredient: null, aisle: aisle as Aisle });
  }
  return (name) => {
    const keys = locales.map((locale) => toKeys(name, locale));
    return keys.flat().flatMap((key) => foods.get(key) ?? [])[0] ?? null;
  };
}

/** The words as they are spelled, and their stems. */
function toKeys(phrase: string, locale: Locale): string[] {
  const words = tokenize(phrase, locale);
  if (words.length === 0) return [];
  return [`${locale} ${words.join(" ")}`, `${locale} stems ${words.map((word) => stem(word, locale)).join(" ")}`];
}
