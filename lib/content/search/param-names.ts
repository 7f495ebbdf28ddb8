import type { FacetKind } from "#lib/content/search-index/facets.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import type { Sort } from "./sorting.ts";

/**
 * Names of the facet parameters. Their values ("vegan", "desserts") are the slugs of categories and
 * tags.
 */
export const facetParams: Localized<Record<FacetKind, string>> = {
  de: {
    time: "zeit",
    meal: "mahlzeit",
    course: "art",
    diet: "ernaehrung",
    ingredient: "zutat",
    cuisine: "kueche",
    season: "saison",
    difficulty: "aufwand",
  },
  en: {
    time: "time",
    meal: "meal",
    course: "dish",
    diet: "diet",
    ingredient: "ingredient",
    cuisine: "cuisine",
    season: "season",
    difficulty: "difficulty",
  },
};

export const sortParam: Localized = { de: "sortierung", en: "sort" };

/** Values of the sort parameter; relevance, the default of the search, has none. */
export const sortParamValues: Localized<Record<Exclude<Sort, "relevance">, string>> = {
  de: {
    newest: "neueste",
    title: "titel",
    likes: "beliebteste",
    rating: "bewertung",
    time: "zeit",
    calories: "kalorien",
  },
  en: { newest: "newest", title: "title", likes: "likes", rating: "rating", time: "time", calories: "calories" },
};

/** Values of the difficulty parameter by key. */
export const difficultySlugs: Localized<Record<string, string>> = {
  de: { easy: "einfach", medium: "mittel", hard: "anspruchsvoll" },
  en: { easy: "easy", medium: "medium", hard: "challenging" },
};
