import "server-only";
import { cached, cacheTags } from "#lib/cache.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { FacetKind } from "#lib/search/facets.ts";
import type { FacetCount } from "./hits.ts";
import { searchItems } from "./queries.ts";

/** A whole list, counted. */
export interface ListFacets {
  count: number;
  /** There are more than were counted. */
  isCapped: boolean;
  facets: Record<FacetKind, FacetCount[]>;
}

/** What the list of everything in `scope` (lib/search/scopes.ts) can be narrowed down by; null when counting took too long. */
export const countListFacets = cached(
  "list-facets",
  () => [cacheTags.cards],
  async (locale: Locale, scope: string[]): Promise<ListFacets | null> => {
    const found = await searchItems({ locale, search: "", scope, sort: "newest", size: 1 });
    return found && { count: found.pagination.count, isCapped: found.isCapped, facets: found.facets };
  },
);

/** Whether a value of a facet would leave some of the list and take some away. */
export function splits({ count, isCapped, facets }: ListFacets, kind: FacetKind, key: string): boolean {
  const found = facets[kind].find((value) => value.key === key)?.count ?? 0;
  return found > 0 && (isCapped || found < count);
}
