/** The facets of results, in the order in which they are offered. */
export const facetKinds = ["time", "meal", "course", "diet", "ingredient", "cuisine", "season", "difficulty"] as const;
export type FacetKind = (typeof facetKinds)[number];

/** Facets whose values contain each other, so that only one of them makes sense at a time. */
const singleChoiceKinds: readonly FacetKind[] = ["time"];

/** Whether only one value of the facet can be selected. */
export function isSingleChoice(kind: FacetKind): boolean {
  return singleChoiceKinds.includes(kind);
}

/**
 * Inclusive upper bounds of the time facet in minutes: a recipe of 20 minutes has all three values.
 */
export const timeLimitsMinutes = ["20", "30", "60"] as const;

const facetKindByGroup: Record<string, FacetKind> = {
  "group-day-time": "meal",
  "group-course": "course",
  "group-baking": "course",
  "group-drinks": "course",
  "group-cuisine": "cuisine",
  "group-ingredient": "ingredient",
};

const facetKindByTagType: Record<string, FacetKind> = { diet: "diet", season: "season" };

/** Returns the term of a facet value as the index stores it: "diet:vegan". */
export function facetTerm(kind: FacetKind, key: string): string {
  return `${kind}:${key}`;
}

/** Returns the facet of a category (by the key of its group) or of a tag (by its type), or null. */
export function getFacetKind(entry: { group: string | null } | { type: string }): FacetKind | null {
  return ("group" in entry ? facetKindByGroup[entry.group ?? ""] : facetKindByTagType[entry.type]) ?? null;
}

interface FacetSource {
  categories: { key: string; group: string | null }[];
  tags: { key: string; type: string }[];
  recipe: { minutes: number; difficulty: string } | null;
}

/** Returns the terms of all facet values an item has. */
export function extractFacets({ categories, tags, recipe }: FacetSource): string[] {
  const assigned = [...categories, ...tags].flatMap((entry) => {
    const kind = getFacetKind(entry);
    return kind ? facetTerm(kind, entry.key) : [];
  });
  if (!recipe) return assigned;
  const times = timeLimitsMinutes
    .filter((limit) => recipe.minutes <= Number(limit))
    .map((limit) => facetTerm("time", limit));
  return [...assigned, ...times, facetTerm("difficulty", recipe.difficulty)];
}
