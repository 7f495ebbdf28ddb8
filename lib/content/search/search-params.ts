import { type FacetKind, facetKinds } from "#lib/content/search-index/facets.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { cleanText } from "#lib/platform/text/clean-text.ts";
import { facetParams, sortParam, sortParamValues } from "./param-names.ts";
import { type Sort, sorts, storySearchSorts } from "./sorting.ts";

/** Values of the parameter `type`, the same in both languages. */
export const searchTypes = ["recipes", "stories"] as const;
export type SearchType = (typeof searchTypes)[number];

/** Returns the orders of results of this type, the default first. */
export function getSorts(type: SearchType | null): readonly [Sort, ...Sort[]] {
  return type === "stories" ? storySearchSorts : sorts;
}

/** Selected facet values as slugs of the address; unchecked, a slug may not exist. */
export type SelectedSlugs = Partial<Record<FacetKind, string[]>>;

/** Page, order and filters of a list. */
export interface ListInput {
  page: number;
  sort: Sort;
  selected: SelectedSlugs;
}

export interface SearchInput extends ListInput {
  /** At most `maxSearchLength` printable characters; empty without a search. */
  search: string;
  /** Null for recipes and stories. */
  type: SearchType | null;
}

/** In characters (code points). */
export const maxSearchLength = 200;
/** Keeps the offset far below the largest integer of the database. */
const maxPage = 9999;
const maxValuesPerFacet = 20;

type Param = string | string[] | undefined;
export type UrlParams = Record<string, Param>;

/**
 * Parses the parameters of the search page. Invalid values become defaults; no address is an error.
 */
export function parseSearchParams(params: UrlParams, locale: Locale): SearchInput {
  const requested = firstValue(params.type);
  const type = searchTypes.find((known) => known === requested) ?? null;
  return { search: cleanSearch(firstValue(params.search)), type, ...parseListParams(params, locale, getSorts(type)) };
}

/**
 * Parses the parameters of a list.
 * @param orders Orders the list has, the default first.
 */
export function parseListParams(params: UrlParams, locale: Locale, orders: readonly [Sort, ...Sort[]]): ListInput {
  const page = firstValue(params.page);
  const sort = firstValue(params[sortParam[locale]]);
  return {
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), maxPage) : 1,
    sort: orders.find((known) => known !== "relevance" && sortParamValues[locale][known] === sort) ?? orders[0],
    selected: parseSelected(params, locale),
  };
}

function parseSelected(params: UrlParams, locale: Locale): SelectedSlugs {
  return Object.fromEntries(
    facetKinds.flatMap((kind) => {
      const slugs = [params[facetParams[locale][kind]] ?? []].flat().filter((slug) => /^[a-z0-9-]{1,80}$/.test(slug));
      return slugs.length > 0 ? [[kind, [...new Set(slugs)].slice(0, maxValuesPerFacet)]] : [];
    }),
  );
}

function firstValue(param: Param): string {
  return (Array.isArray(param) ? param[0] : param) ?? "";
}

function cleanSearch(text: string): string {
  // Copied text may contain invisible format characters: soft hyphens, directional marks.
  const words = cleanText(text)
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  return [...words].slice(0, maxSearchLength).join("").trim();
}
