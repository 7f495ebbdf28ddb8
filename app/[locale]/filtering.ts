import { permanentRedirect, redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { listFacetValues, resolveSelected } from "#lib/content/search/facet-queries.ts";
import type { filterableRoutes } from "#lib/content/search/filtered-lists.ts";
import type { Filters } from "#lib/content/search/filters.ts";
import { type ListInput, parseListParams, type UrlParams } from "#lib/content/search/search-params.ts";
import { recipeSorts, type Sort } from "#lib/content/search/sorting.ts";
import { translateListParams } from "#lib/content/search/translate-params.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

/**
 * Filters and order of a page, as in the address (`input`) and as keys for the search (`filters`).
 */
export interface Filtering {
  input: ListInput;
  filters: Filters;
}

export type FilteredPageParams = { searchParams: Promise<UrlParams> };
export type FilteredSlugPageParams = FilteredPageParams & { params: Promise<{ slug: string }> };

interface FilteredListTarget {
  route: (typeof filterableRoutes)[number];
  slug?: string;
  sorts?: readonly [Sort, ...Sort[]];
}

/**
 * Reads the query of a filtered list. Redirects to the unfiltered list when no parameter is valid.
 */
export async function readFiltering(
  searchParams: FilteredPageParams["searchParams"],
  { route, slug = "", sorts = recipeSorts }: FilteredListTarget,
): Promise<Filtering> {
  const [locale, params] = await Promise.all([getLocale(), searchParams]);
  await redirectToTranslation(params, locale, routeAddress(locale, route, { slug }));
  const input = parseListParams(params, locale, sorts);
  const { selected, filters } = resolveSelected(input.selected, await listFacetValues(locale));
  if (Object.keys(filters).length === 0 && input.sort === sorts[0]) redirect(routeAddress(locale, route, { slug }));
  return { input: { ...input, selected }, filters };
}

/**
 * Redirects a query with parameters of another language to the same list with those of its own: the
 * language switch passes the query on as it is.
 * @param path Address of the list without parameters.
 */
export async function redirectToTranslation(params: UrlParams, locale: Locale, path: string): Promise<void> {
  const [de, en] = await Promise.all([listFacetValues("de"), listFacetValues("en")]);
  const translated = translateListParams(params, locale, { de, en });
  if (translated) permanentRedirect(`${path}?${translated}`);
}
