import { getLocale } from "next-intl/server";
import { cache } from "react";
import { parsePantryQuery } from "#lib/kitchen/pantry/pantry-query.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { loadIngredientOptions } from "./load-ingredient-options.ts";

type Params = Record<string, string | string[] | undefined>;

/** Parses the query of the page, once per request. */
export async function loadPantryQuery(searchParams: Promise<Params>) {
  const [params, locale] = await Promise.all([searchParams, getLocale()]);
  return parseQuery(locale, JSON.stringify(params));
}

/** As text the parameters of the page and of its metadata are the same argument. */
const parseQuery = cache(async (locale: Locale, json: string) => {
  const params: Params = JSON.parse(json);
  const options = await loadIngredientOptions(locale);
  return {
    locale,
    options,
    query: parsePantryQuery(params, options, locale),
    isBare: Object.keys(params).length === 0,
  };
});
