import { address } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { listAddress, searchAddress } from "./address.ts";
import type { Sort } from "./choice.ts";
import { type ListInput, type SearchInput, sortsOf } from "./input.ts";

/** Something that can be narrowed down and put in order: what is asked of it now, and where asking for something else leads. */
export interface Narrowable {
  input: ListInput;
  /** Orders it knows; the first is the one no address needs to name. */
  sorts: readonly Sort[];
  /** Where its form leads. */
  action: string;
  /** What of the address the form keeps. */
  kept: Record<string, string>;
  /** Site-relative address after a change; the first page unless one is named. */
  hrefOf: (change: Partial<SearchInput>) => string;
}

/** The results of a search. */
export function narrowableSearch(locale: Locale, input: SearchInput): Narrowable {
  const { search, type } = input;
  return {
    input,
    sorts: sortsOf(type),
    action: address(locale, "/search"),
    kept: { ...(search && { search }), ...(type && { type }) },
    hrefOf: (change) => searchAddress(locale, { ...input, page: 1, ...change }),
  };
}

/** A list with an address of its own, `path`. */
export function narrowableList(locale: Locale, path: string, sorts: readonly Sort[], input: ListInput): Narrowable {
  return {
    input,
    sorts,
    action: path,
    kept: {},
    hrefOf: ({ page = 1, sort = input.sort, chosen = input.chosen }) =>
      listAddress(locale, path, { page, sort: sort === sorts[0] ? undefined : sort, chosen }),
  };
}
