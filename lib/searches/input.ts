import { cleanText } from "#lib/clean-text.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { type FacetKind, facetKinds } from "#lib/search/facets.ts";
import { type Sort, sorts, storySearchSorts } from "./choice.ts";
import { facetParams, sortParam, sortWords } from "./params.ts";

/** What the reader looks for; the words stand in addresses in both languages. */
export const searchTypes = ["recipes", "stories"] as const;
export type SearchType = (typeof searchTypes)[number];

/** Orders of results of this type. */
export function sortsOf(type: SearchType | null): readonly [Sort, ...Sort[]] {
  return type === "stories" ? storySearchSorts : sorts;
}

/** Chosen values per facet as the address writes them. Whether there is such a value is another question. */
export type ChosenSlugs = Partial<Record<FacetKind, string[]>>;

/** What is asked of a list: which page of it, in what order, narrowed down to what. */
export interface ListInput {
  page: number;
  sort: Sort;
  chosen: ChosenSlugs;
}

export interface SearchInput extends ListInput {
  /** Never more than `longestSearch` characters, nothing unprintable; empty when nothing was asked. */
  search: string;
  /** null: recipes and stories. */
  type: SearchType | null;
}

export const longestSearch = 200;
/** Nobody turns so many pages; an offset stays far below what the database counts in. */
const lastPage = 9999;
const mostValues = 20;

type Param = string | string[] | undefined;
export type Params = Record<string, Param>;

/** Whatever stands in the query of the search page, as something that can be searched for: nothing in an address can make it fail. */
export function parseSearch(params: Params, locale: Locale): SearchInput {
  const asked = first(params.type);
  const type = searchTypes.find((known) => known === asked) ?? null;
  return { search: clean(first(params.search)), type, ...parseList(params, locale, sortsOf(type)) };
}

/** The same for a list in any of these orders; the first counts where the query names none of them. */
export function parseList(params: Params, locale: Locale, orders: readonly [Sort, ...Sort[]]): ListInput {
  const page = first(params.page);
  const sort = first(params[sortParam[locale]]);
  return {
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), lastPage) : 1,
    sort: orders.find((known) => known !== "relevance" && sortWords[locale][known] === sort) ?? orders[0],
    chosen: chosenIn(params, locale),
  };
}

function chosenIn(params: Params, locale: Locale): ChosenSlugs {
  return Object.fromEntries(
    facetKinds.flatMap((kind) => {
      const slugs = [params[facetParams[locale][kind]] ?? []].flat().filter((slug) => /^[a-z0-9-]{1,80}$/.test(slug));
      return slugs.length > 0 ? [[kind, [...new Set(slugs)].slice(0, mostValues)]] : [];
    }),
  );
}

function first(param: Param): string {
  return (Array.isArray(param) ? param[0] : param) ?? "";
}

function clean(text: string): string {
  // Marks nobody sees come along with what was copied: hyphens for the end of a line, directions of writing.
  const words = cleanText(text)
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  return [...words].slice(0, longestSearch).join("").trim();
}
