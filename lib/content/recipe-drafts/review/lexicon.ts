import type { Locale } from "#lib/platform/i18n/locales.ts";
import { normalizeUnicode } from "#lib/platform/text/normalize-unicode.ts";
import type { DraftLookups } from "../editing/lookups.ts";

type Ingredients = DraftLookups["ingredients"];

const normalize = (name: string) => normalizeUnicode(name).trim().replaceAll(/\s+/g, " ").toLowerCase();

/** Finds the ingredient with a name, in any language and number; null without one. */
export function findIngredientByName(ingredients: Ingredients, name: string): string | null {
  const wanted = normalize(name);
  const found = ingredients.find(({ names }) =>
    Object.values(names).some(({ one, many }) => normalize(one) === wanted || normalize(many) === wanted),
  );
  return found?.id ?? null;
}

/** Names of the lexicon in a language, in the order of the alphabet, to choose from. */
export function listIngredientNames(ingredients: Ingredients, locale: Locale): string[] {
  const collator = new Intl.Collator(locale);
  return [...new Set(ingredients.map(({ names }) => names[locale].one))].sort(collator.compare);
}
