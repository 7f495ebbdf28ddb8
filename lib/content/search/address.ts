import { type FacetKind, facetKinds } from "#lib/content/search-index/facets.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { facetParams, sortParam, sortParamValues } from "./param-names.ts";
import { getSorts, type ListInput, type SearchInput, type SelectedSlugs } from "./search-params.ts";

/**
 * Returns the site-relative address of a page of results, without defaults and without an order the
 * type does not have.
 */
export function searchAddress(
  locale: Locale,
  { search = "", type = null, sort, ...list }: Partial<SearchInput>,
): string {
  const preservedParams = { ...(search && { search }), ...(type && { type }) };
  const order = getSorts(type).find((known) => known === sort);
  return listAddress(locale, address(locale, "/search"), { ...list, sort: order }, preservedParams);
}

/**
 * Returns the site-relative address of a page of a list.
 * @param path Address of the list without parameters.
 * @param input `sort` is missing for the default order.
 * @param preservedParams Parameters that come first.
 */
export function listAddress(
  locale: Locale,
  path: string,
  input: Partial<ListInput>,
  preservedParams: Record<string, string> = {},
): string {
  const { page = 1, sort = "relevance", selected = {} } = input;
  const query = new URLSearchParams(preservedParams);
  for (const kind of facetKinds) {
    for (const slug of selected[kind] ?? []) query.append(facetParams[locale][kind], slug);
  }
  if (sort !== "relevance") query.set(sortParam[locale], sortParamValues[locale][sort]);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Returns the selection without one value of a facet, or without all of its values. */
export function removeSelected(selected: SelectedSlugs, kind: FacetKind, slug?: string): SelectedSlugs {
  const remaining = slug === undefined ? [] : (selected[kind] ?? []).filter((other) => other !== slug);
  return { ...selected, [kind]: remaining };
}
