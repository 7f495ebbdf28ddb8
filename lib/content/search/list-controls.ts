import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { listAddress, searchAddress } from "./address.ts";
import { getSorts, type ListInput, type SearchInput } from "./search-params.ts";
import type { Sort } from "./sorting.ts";

/**
 * A list that can be filtered and sorted: its current input, and the addresses of any other input.
 */
export interface ListControls {
  input: ListInput;
  /** Available orders; the first is the default. */
  sorts: readonly Sort[];
  /** Action of the filter form. */
  action: string;
  /** Parameters the form sends unchanged. */
  hiddenFields: Record<string, string>;
  /** Returns the site-relative address after a change, by default of the first page. */
  getHref: (change: Partial<SearchInput>) => string;
}

/** Returns the controls of search results. */
export function createSearchControls(locale: Locale, input: SearchInput): ListControls {
  const { search, type } = input;
  return {
    input,
    sorts: getSorts(type),
    action: address(locale, "/search"),
    hiddenFields: { ...(search && { search }), ...(type && { type }) },
    getHref: (change) => searchAddress(locale, { ...input, page: 1, ...change }),
  };
}

/** Returns the controls of the list at the address `path`. */
export function createListControls(
  locale: Locale,
  path: string,
  sorts: readonly Sort[],
  input: ListInput,
): ListControls {
  return {
    input,
    sorts,
    action: path,
    hiddenFields: {},
    getHref: ({ page = 1, sort = input.sort, selected = input.selected }) =>
      listAddress(locale, path, { page, sort: sort === sorts[0] ? undefined : sort, selected }),
  };
}
