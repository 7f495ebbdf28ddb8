import type { Localized } from "#lib/i18n/locales.ts";
import type { FacetKind } from "#lib/search/facets.ts";
import type { Sort } from "./choice.ts";

/** What the facets are called in an address. Names of values ("vegan", "desserts") are the slugs of their pages. */
export const facetParams: Localized<Record<FacetKind, string>> = {
  de: {
    time: "zeit",
    course: "art",
    diet: "ernaehrung",
    ingredient: "zutat",
    cuisine: "kueche",
    season: "saison",
    difficulty: "aufwand",
  },
  en: {
    time: "time",
    course: "dish",
    diet: "diet",
    ingredient: "ingredient",
    cuisine: "cuisine",
    season: "season",
    difficulty: "difficulty",
  },
};

export const sortParam: Localized = { de: "sortierung", en: "sort" };

/** What an order is called there; the best fit first is the order nobody needs to name. */
export const sortWords: Localized<Record<Exclude<Sort, "relevance">, string>> = {
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

export const difficultyWords: Localized<Record<string, string>> = {
  de: { easy: "einfach", medium: "mittel", hard: "anspruchsvoll" },
  en: { easy: "easy", medium: "medium", hard: "challenging" },
};
