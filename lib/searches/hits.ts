import { type FacetKind, facetKinds } from "#lib/search/facets.ts";
import type { Counted, Hit } from "./candidates.ts";
import type { Filters, Sort } from "./choice.ts";

export interface FacetCount {
  key: string;
  count: number;
}

const byLikes = (a: Hit, b: Hit) => b.likes - a.likes || byNewest(a, b);
const byNewest = (a: Hit, b: Hit) => b.publishedAt - a.publishedAt || (a.id < b.id ? 1 : -1);
/** What nobody has rated comes last. */
const byRating = (a: Hit, b: Hit) => (b.rating ?? 0) - (a.rating ?? 0) || byLikes(a, b);
/** What has no such number comes last. */
const byNumber = (name: "minutes" | "kcal") => (a: Hit, b: Hit) =>
  (a[name] ?? Number.POSITIVE_INFINITY) - (b[name] ?? Number.POSITIVE_INFINITY) || byLikes(a, b);

/** The hits in the order somebody asked for. */
export function sortHits(hits: Hit[], sort: Sort, locale: string): Hit[] {
  return hits.toSorted(comparison(sort, locale));
}

function comparison(sort: Sort, locale: string): (a: Hit, b: Hit) => number {
  switch (sort) {
    case "relevance":
      return (a, b) => b.score - a.score || byLikes(a, b);
    case "newest":
      return byNewest;
    case "likes":
      return byLikes;
    case "rating":
      return byRating;
    case "time":
      return byNumber("minutes");
    case "calories":
      return byNumber("kcal");
    case "title": {
      const collator = new Intl.Collator(locale, { sensitivity: "base", numeric: true });
      return (a, b) => collator.compare(a.title, b.title) || byNewest(a, b);
    }
  }
}

/** How many hits have each value of a facet, the most frequent first. */
export function countFacet(hits: Counted[], kind: FacetKind): FacetCount[] {
  const counts = new Map<string, number>();
  for (const value of hits.flatMap(({ facets }) => facets)) {
    if (value.startsWith(`${kind}:`)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ key: value.slice(kind.length + 1), count }))
    .sort((a, b) => b.count - a.count || a.key.localeCompare(b.key));
}

/** The filters as groups of "diet:vegan", of each of which one must fit; `except` leaves one facet out. */
export function facetGroups(filters: Filters, except?: FacetKind): string[][] {
  return facetKinds.flatMap((kind) => {
    const keys = kind === except ? [] : (filters[kind] ?? []);
    return keys.length > 0 ? [keys.map((key) => `${kind}:${key}`)] : [];
  });
}
