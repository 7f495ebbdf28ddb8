import { type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";
import type { IngredientOption } from "./ingredient-option.ts";
import { pantryParams } from "./pantry-query.ts";

type PantryParam = keyof (typeof pantryParams)[Locale];
type Params = Record<string, string | string[] | undefined>;

/** What can be picked, per language. */
type PantryOptions = Localized<readonly Pick<IngredientOption, "key" | "slug" | "covers" | "excludes">[]>;

/** Whether a parameter has the name that another language gives it. */
export function hasForeignPantryParams(params: Params, locale: Locale): boolean {
  return Object.keys(params).some((name) => (findSource(name, locale)?.locale ?? locale) !== locale);
}

/**
 * Translates a query with parameters of another language into `locale`, so that a link keeps its
 * picks in the other language. Typed words stay as they are.
 */
export function translatePantryParams(params: Params, locale: Locale, options: PantryOptions): URLSearchParams {
  const translated = new URLSearchParams();
  for (const [name, values] of Object.entries(params)) {
    const source = findSource(name, locale);
    for (const value of [values ?? []].flat()) {
      if (!source) translated.append(name, value);
      else translated.append(pantryParams[locale][source.param], translateSlug(value, source.locale, locale, options));
    }
  }
  return translated;
}

/** The language that has a parameter of this name; `locale` comes first. */
function findSource(name: string, locale: Locale): { locale: Locale; param: PantryParam } | null {
  for (const candidate of [locale, ...locales]) {
    const found = Object.entries(pantryParams[candidate]).find(([, word]) => word === name);
    if (found) return { locale: candidate, param: found[0] as PantryParam };
  }
  return null;
}

/** An ingredient and a group may have the same key; what they stand for tells them apart. */
function translateSlug(value: string, from: Locale, to: Locale, options: PantryOptions): string {
  const picked = options[from].find(({ slug }) => slug === value);
  const sameKey = options[to].filter(({ key }) => key === picked?.key);
  const meaningOf = ({ covers, excludes }: PantryOptions[Locale][number]) => [...covers, "", ...excludes].join();
  const same = sameKey.find((option) => picked && meaningOf(option) === meaningOf(picked)) ?? sameKey[0];
  return same?.slug ?? value;
}
