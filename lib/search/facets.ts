/** What results can be narrowed down by, in the order in which it is offered. */
export const facetKinds = ["time", "course", "diet", "ingredient", "cuisine", "season", "difficulty"] as const;
export type FacetKind = (typeof facetKinds)[number];

/** Minutes at most; whoever has half an hour also has time for what takes twenty minutes. */
export const timeLimits = ["20", "30", "60"] as const;

/** Facet of the entries of a group of categories. */
const kindOfGroup: Record<string, FacetKind> = {
  "group-course": "course",
  "group-baking": "course",
  "group-drinks": "course",
  "group-cuisine": "cuisine",
  "group-ingredient": "ingredient",
};

/** Facet of the tags of a type. */
const kindOfTag: Record<string, FacetKind> = { diet: "diet", season: "season" };

/** A value of a facet as the search keeps it. */
export function facet(kind: FacetKind, key: string): string {
  return `${kind}:${key}`;
}

/** Facet of a category by the key of its group, or of a tag by its type; null for what nothing is narrowed down by. */
export function facetKindOf(what: { group: string | null } | { type: string }): FacetKind | null {
  return ("group" in what ? kindOfGroup[what.group ?? ""] : kindOfTag[what.type]) ?? null;
}

interface Filed {
  categories: { key: string; group: string | null }[];
  tags: { key: string; type: string }[];
  recipe: { minutes: number; difficulty: string } | null;
}

/** Everything an item can be narrowed down to. */
export function facetsOf({ categories, tags, recipe }: Filed): string[] {
  const filed = [...categories, ...tags].flatMap((entry) => {
    const kind = facetKindOf(entry);
    return kind ? facet(kind, entry.key) : [];
  });
  if (!recipe) return filed;
  const times = timeLimits.filter((limit) => recipe.minutes <= Number(limit)).map((limit) => facet("time", limit));
  return [...filed, ...times, facet("difficulty", recipe.difficulty)];
}
