import { cleanText } from "#lib/clean-text.ts";

/** What the reader looks for; the words stand in addresses in both languages. */
export const searchTypes = ["recipes", "stories"] as const;
export type SearchType = (typeof searchTypes)[number];

export interface SearchInput {
  /** Never more than `longestSearch` characters, nothing unprintable; empty when nothing was asked. */
  search: string;
  /** null: recipes and stories. */
  type: SearchType | null;
  page: number;
}

export const longestSearch = 200;
/** Nobody turns so many pages; an offset stays far below what the database counts in. */
const lastPage = 9999;

type Param = string | string[] | undefined;

/** Whatever stands in the query of the search page, as something that can be searched for: nothing in an address can make it fail. */
export function parseSearch(params: Record<string, Param>): SearchInput {
  const type = first(params.type);
  const page = first(params.page);
  return {
    search: clean(first(params.search)),
    type: searchTypes.find((known) => known === type) ?? null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), lastPage) : 1,
  };
}

function first(param: Param): string {
  return (Array.isArray(param) ? param[0] : param) ?? "";
}

function clean(text: string): string {
  const words = cleanText(text).replace(/\s+/g, " ").trim();
  return [...words].slice(0, longestSearch).join("").trim();
}
