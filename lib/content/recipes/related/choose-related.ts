/** What relates a recipe to others. Categories with the key of their group, tags with theirs. */
export interface RelatableRecipe {
  id: string;
  mainCategory: string | null;
  categories: { key: string; group: string | null }[];
  tags: string[];
}

/**
 * How near a category that two recipes share brings them, if no other has it. What is eaten in the
 * same course counts most: after a cake one looks for a cake, not for a soup from the same country.
 */
const categoryWeights: Record<string, number> = {
  "group-course": 11,
  "group-baking": 11,
  "group-drinks": 11,
  "group-ingredient": 5,
  "group-cuisine": 5,
  "group-day-time": 4,
  "group-occasion": 2,
};
const mainCategoryWeight = 2;
const tagWeight = 3;
/** The next dish need not lack what this one happens to lack. */
const freeFromTags = ["gluten-free", "lactose-free", "low-carb", "healthy"];
const freeFromWeight = 1;
/** Demands instead; see `mayFollow`. */
const dietTags = ["vegan", "vegetarian"];
const sweetTag = "sweet";
const drinkTag = "beverages-and-smoothies";
const alcoholFreeTag = "alcohol-free";
const sweetnessDistance = 10;
const drinkDistance = 9;

/** A recipe is shown by at most so many times the pages that it shows itself. */
const maxShare = 2;
/** So many recipes share out each other's places; the time grows with their square. */
const maxPool = 100;

/** A recipe with what it is compared by. */
interface Profile {
  id: string;
  mainCategory: string | null;
  /** Weight of each label. */
  labels: Map<string, number>;
  /** 0: anything, 1: vegetarian, 2: vegan. */
  diet: number;
  isSweet: boolean;
  drink: "none" | "alcoholic" | "alcohol-free";
}

/**
 * Chooses recipes to cook instead of one, nearest first: of the same course before others, vegan
 * ones for a vegan recipe and vegetarian ones for a vegetarian. To share out attention, the recipes
 * choose from each other, the nearest pairs first, and one that enough others have chosen is left
 * to them; so none stands on every page.
 *
 * @param recipes the recipe itself and others, in the same order for each of them, so that all
 *   pages share them out alike; of pairs equally near the first are chosen first
 * @returns up to `size` ids, fewer only when there are no more that may follow
 */
export function chooseRelated(id: string, recipes: readonly RelatableRecipe[], size: number): string[] {
  const profiles = recipes.map(toProfile);
  const own = profiles.find((profile) => profile.id === id);
  if (!own) return [];
  const rarity = measureRarity(profiles);
  const byNearness = profiles
    .map((profile) => ({ profile, near: profile === own ? Infinity : measureNearness(own, profile, rarity) }))
    .toSorted((a, b) => b.near - a.near)
    .map(({ profile }) => profile);
  const nearest = new Set(byNearness.slice(0, maxPool));
  const pool = profiles.filter((profile) => nearest.has(profile));
  const chosen = shareOut(pool, rarity, size).get(id) ?? [];
  const rest = byNearness.filter((other) => other !== own && mayFollow(own, other) && !chosen.includes(other.id));
  return [...chosen, ...rest.map((other) => other.id)].slice(0, size);
}

/** What each recipe of the pool shows, nearest first. */
function shareOut(pool: Profile[], rarity: Map<string, number>, size: number): Map<string, string[]> {
  const pairs: { page: string; other: string; near: number }[] = [];
  for (const [position, one] of pool.entries())
    for (const other of pool.slice(position + 1)) {
      const near = measureNearness(one, other, rarity);
      if (mayFollow(one, other)) pairs.push({ page: one.id, other: other.id, near });
      if (mayFollow(other, one)) pairs.push({ page: other.id, other: one.id, near });
    }
  pairs.sort((a, b) => b.near - a.near);
  const shown = new Map(pool.map(({ id }) => [id, [] as string[]]));
  const counts = new Map<string, number>();
  for (const { page, other } of pairs) {
    const list = shown.get(page) ?? [];
    const count = counts.get(other) ?? 0;
    if (list.length >= size || count >= maxShare * size) continue;
    list.push(other);
    counts.set(other, count + 1);
  }
  return shown;
}

function toProfile({ id, mainCategory, categories, tags }: RelatableRecipe): Profile {
  const hasDiet = (diet: string) => tags.includes(diet) || categories.some(({ key }) => key === diet);
  const labels = new Map<string, number>();
  for (const { key, group } of categories) labels.set(`in:${key}`, categoryWeights[group ?? ""] ?? 0);
  for (const key of tags) {
    if (!dietTags.includes(key)) labels.set(`tag:${key}`, freeFromTags.includes(key) ? freeFromWeight : tagWeight);
  }
  return {
    id,
    mainCategory,
    labels,
    diet: hasDiet("vegan") ? 2 : hasDiet("vegetarian") ? 1 : 0,
    isSweet: tags.includes(sweetTag),
    drink: !tags.includes(drinkTag) ? "none" : tags.includes(alcoholFreeTag) ? "alcohol-free" : "alcoholic",
  };
}

/**
 * How much each label says: 1 if one recipe alone has it, 0 if all have.
 *
 * @see https://en.wikipedia.org/wiki/Tf%E2%80%93idf#Inverse_document_frequency
 */
function measureRarity(profiles: Profile[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { labels } of profiles) for (const label of labels.keys()) counts.set(label, (counts.get(label) ?? 0) + 1);
  const all = Math.log(Math.max(2, profiles.length));
  return new Map([...counts].map(([label, count]) => [label, 1 - Math.log(count) / all]));
}

/** How near two recipes are; below zero for those that have little in common. */
function measureNearness(a: Profile, b: Profile, rarity: Map<string, number>): number {
  let near = 0;
  for (const [label, weight] of a.labels) if (b.labels.has(label)) near += weight * (rarity.get(label) ?? 0);
  if (a.mainCategory !== null && a.mainCategory === b.mainCategory) near += mainCategoryWeight;
  const areOneKind = (a.drink === "none") === (b.drink === "none");
  if (!areOneKind) near -= drinkDistance;
  else if (a.isSweet !== b.isSweet) near -= sweetnessDistance;
  return near - Math.abs(a.diet - b.diet);
}

/**
 * Whether the page of the first may show the second. Long drinks are seldom labelled as vegan, so
 * that drinks with alcohol demand nothing of each other, but those without lead to none with it.
 */
function mayFollow(page: Profile, other: Profile): boolean {
  if (page.drink === "alcohol-free" && other.drink === "alcoholic") return false;
  if (page.drink === "alcoholic" && other.drink === "alcoholic") return true;
  return other.diet >= page.diet;
}
