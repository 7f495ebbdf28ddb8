import { address } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { type FacetKind, facetKinds } from "#lib/search/facets.ts";
import type { ChosenSlugs, SearchInput } from "./input.ts";
import { facetParams, sortParam, sortWords } from "./params.ts";

/** Site-relative address of a page of results; what is as by default is left out. */
export function searchAddress(
  locale: Locale,
  { search = "", type = null, page = 1, sort = "relevance", chosen = {} }: Partial<SearchInput>,
): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (type) query.set("type", type);
  for (const kind of facetKinds) {
    for (const slug of chosen[kind] ?? []) query.append(facetParams[locale][kind], slug);
  }
  if (sort !== "relevance") query.set(sortParam[locale], sortWords[locale][sort]);
  if (page > 1) query.set("page", String(page));
  const path = address(locale, "/search");
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The choice without one value of a facet, or without all of them. */
export function withoutChoice(chosen: ChosenSlugs, kind: FacetKind, slug?: string): ChosenSlugs {
  const left = slug === undefined ? [] : (chosen[kind] ?? []).filter((other) => other !== slug);
  return { ...chosen, [kind]: left };
}
