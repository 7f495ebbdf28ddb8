import type { FacetKind } from "#lib/search/facets.ts";

export const sorts = ["relevance", "newest", "title", "likes", "rating", "time", "calories"] as const;
export type Sort = (typeof sorts)[number];

/** Of stories alone: nobody times or rates them. */
export const storySearchSorts = ["relevance", "newest", "title", "likes"] as const satisfies Sort[];

/** Orders of lists nobody searches in, the usual one first. */
export const recipeSorts = ["newest", "likes", "rating", "title", "time", "calories"] as const satisfies Sort[];
export const storySorts = ["newest", "likes", "title"] as const satisfies Sort[];

/** Chosen values per facet: one of each facet must fit. */
export type Filters = Partial<Record<FacetKind, string[]>>;
