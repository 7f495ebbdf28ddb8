import { type FacetKind, facetKinds } from "#lib/content/search-index/facets.ts";
import { type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";
import { facetParams, sortParam, sortParamValues } from "./param-names.ts";
import type { UrlParams } from "./search-params.ts";

/** Slugs of facet values by key, per language. */
export type FacetSlugs = Localized<Record<FacetKind, { key: string; slug: string }[]>>;

/**
 * Translates the parameters of a list: names and values that another language uses become those of
 * `locale`, so that a link keeps its filters and order in the other language. Everything else stays
 * as it is.
 * @returns Null when every parameter is in `locale` already.
 */
export function translateListParams(params: UrlParams, locale: Locale, slugs: FacetSlugs): URLSearchParams | null {
  const translated = new URLSearchParams();
  let hasChanged = false;
  for (const [name, value] of listEntries(params)) {
    const [newName, newValue] = translateParam(name, value, locale, slugs);
    hasChanged ||= newName !== name || newValue !== value;
    if (!translated.has(newName, newValue)) translated.append(newName, newValue);
  }
  return hasChanged ? translated : null;
}

function listEntries(params: UrlParams): [string, string][] {
  return Object.entries(params).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  );
}

function translateParam(name: string, value: string, locale: Locale, slugs: FacetSlugs): [string, string] {
  if (locales.some((one) => sortParam[one] === name)) return [sortParam[locale], translateSort(value, locale)];
  const kind = facetKinds.find((one) => locales.some((language) => facetParams[language][one] === name));
  return kind ? [facetParams[locale][kind], translateSlug(value, locale, kind, slugs)] : [name, value];
}

/** A word that is a value in `locale` stays, even if another language has it, too. */
function translateSort(value: string, locale: Locale): string {
  const own: Record<string, string> = sortParamValues[locale];
  if (Object.values(own).includes(value)) return value;
  const keys = locales.flatMap((one) => Object.entries(sortParamValues[one]).filter(([, word]) => word === value));
  return own[keys[0]?.[0] ?? ""] ?? value;
}

function translateSlug(value: string, locale: Locale, kind: FacetKind, slugs: FacetSlugs): string {
  if (slugs[locale][kind].some(({ slug }) => slug === value)) return value;
  const key = locales.flatMap((one) => slugs[one][kind]).find(({ slug }) => slug === value)?.key;
  return slugs[locale][kind].find((one) => one.key === key)?.slug ?? value;
}
