import { createNameLookup } from "#lib/measures/kitchen-text/name-lookup.ts";
import { type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";

/** An ingredient of the site with its names and other words for it. */
export interface LexiconEntry {
  id: string;
  names: Localized<{ one: string; many: string }>;
  synonyms?: string[];
}

/** Finds the id of the ingredient with exactly this name, in any number; null without one. */
export type MatchIngredient = (name: string, language: Locale) => string | null;

/**
 * Creates the lookup of ingredients by name. The language of the text is asked first; names come
 * before synonyms. "Tomaten" is found by "Tomate", "braune Tomaten" is not.
 */
export function createIngredientMatcher(lexicon: LexiconEntry[]): MatchIngredient {
  const toEntries = (id: string, names: string[]) => names.map((name) => ({ name, value: id }));
  return createNameLookup([
    ...lexicon.flatMap(({ id, names }) =>
      toEntries(
        id,
        locales.flatMap((locale) => [names[locale].one, names[locale].many]),
      ),
    ),
    ...lexicon.flatMap(({ id, synonyms = [] }) => toEntries(id, synonyms)),
  ]);
}
