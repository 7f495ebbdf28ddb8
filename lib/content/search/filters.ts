import { type FacetKind, facetKinds, facetTerm } from "#lib/content/search-index/facets.ts";

/**
 * Selected keys per facet. An item needs one key of each facet: OR within a facet, AND between
 * them.
 */
export type Filters = Partial<Record<FacetKind, string[]>>;

/** Number of hits with a facet value. */
export interface FacetCount {
  key: string;
  count: number;
}

/**
 * Turns filters into groups of terms ("diet:vegan"), one of each group must match.
 * @param except A facet to leave out: its own counts ignore its own selection, as in multi-select
 *   faceting (https://solr.apache.org/guide/solr/latest/query-guide/faceting.html).
 */
export function toFacetGroups(filters: Filters, except?: FacetKind): string[][] {
  return facetKinds.flatMap((kind) => {
    const keys = kind === except ? [] : (filters[kind] ?? []);
    return keys.length > 0 ? [keys.map((key) => facetTerm(kind, key))] : [];
  });
}

/** Counts the hits per value of a facet, the most frequent value first. */
export function countFacetValues(hits: { facets: string[] }[], kind: FacetKind): FacetCount[] {
  const prefix = facetTerm(kind, "");
  const counts = new Map<string, number>();
  for (const term of hits.flatMap(({ facets }) => facets)) {
    if (term.startsWith(prefix)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return [...counts]
    .map(([term, count]) => ({ key: term.slice(prefix.length), count }))
    .sort((a, b) => b.count - a.count || a.key.localeCompare(b.key));
}
