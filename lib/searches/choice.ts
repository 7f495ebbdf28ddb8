import type { FacetKind } from "#lib/search/facets.ts";

export const sorts = ["relevance", "newest", "title", "likes", "time", "calories"] as const;
export type Sort = (typeof sorts)[number];

/** Chosen values per facet: one of each facet must fit. */
export type Filters = Partial<Record<FacetKind, string[]>>;
