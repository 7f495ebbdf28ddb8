import { address } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { SearchInput } from "./input.ts";

/** Site-relative address of a page of results; what is as by default is left out. */
export function searchAddress(locale: Locale, { search = "", type = null, page = 1 }: Partial<SearchInput>): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (type) query.set("type", type);
  if (page > 1) query.set("page", String(page));
  const path = address(locale, "/search");
  return query.size > 0 ? `${path}?${query}` : path;
}
