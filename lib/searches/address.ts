import { address } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { type FacetKind, facetKinds } from "#lib/search/facets.ts";
import { type ChosenSlugs, type ListInput, type SearchInput, sortsOf } from "./input.ts";
import { facetParams, sortParam, sortWords } from "./params.ts";

/** Site-relative address of a page of results; what is as by default is left out, and so is an order the type does not know. */
export function searchAddress(
  locale: Locale,
  { search = "", type = null, sort, ...list }: Partial<SearchInput>,
): string {
  const kept = { ...(search && { search }), ...(type && { type }) };
  const order = sortsOf(type).find((known) => known === sort);
  return listAddress(locale, address(locale, "/search"), { ...list, sort: order }, kept);
}

/** Site-relative address of a page of a list: its own, `path`, and what is asked of it. `sort` is missing where the order is the usual one. */
export function listAddress(
  locale: Locale,
  path: string,
  { page = 1, sort = "relevance", chosen = {} }: Partial<ListInput>,
  kept: Record<string, string> = {},
): string {
  const query = new URLSearchParams(kept);
  for (const kind of facetKinds) {
    for (const slug of chosen[kind] ?? []) query.append(facetParams[locale][kind], slug);
  }
  if (sort !== "relevance") query.set(sortParam[locale], sortWords[locale][sort]);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The choice without one value of a facet, or without all of them. */
export function withoutChoice(chosen: ChosenSlugs, kind: FacetKind, slug?: string): ChosenSlugs {
  const left = slug === undefined ? [] : (chosen[kind] ?? []).filter((other) => other !== slug);
  return { ...chosen, [kind]: left };
}
