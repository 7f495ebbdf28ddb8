export const sorts = ["relevance", "newest", "title", "likes", "rating", "time", "calories"] as const;
export type Sort = (typeof sorts)[number];

/** Orders of search results that are all stories, which have neither a duration nor ratings. */
export const storySearchSorts = ["relevance", "newest", "title", "likes"] as const satisfies Sort[];

/** Orders of lists without a search; the default comes first. */
export const recipeSorts = ["newest", "likes", "rating", "title", "time", "calories"] as const satisfies Sort[];
export const storySorts = ["newest", "likes", "title"] as const satisfies Sort[];
