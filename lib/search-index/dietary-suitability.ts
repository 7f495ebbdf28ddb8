import { locales } from "#lib/i18n/locales.ts";
import { extractConcepts } from "./concepts.ts";
import type { IndexSource } from "./document.ts";
import { getContents } from "./vocabulary.ts";

/**
 * Diets a recipe can be suitable for. People rely on the result, so a doubt always counts against.
 */
export const dietaryNeeds = ["pescatarian", "vegetarian", "vegan", "gluten-free", "lactose-free", "low-carb"] as const;
export type DietaryNeed = (typeof dietaryNeeds)[number];

/** Returns the term of the index for recipes that suit a diet. */
export const suitabilityTerm = (need: DietaryNeed) => `suits:${need}`;

const meatConcepts = ["meat", "burger", "schnitzel", "roast", "roulade", "goulash", "kebab", "haggis"];
const fishConcepts = ["fish", "seafood", "sushi"];

/** Concepts of ingredients, each with all narrower ones, that exclude a diet. */
const conflicts: Record<DietaryNeed, readonly string[]> = {
  pescatarian: meatConcepts,
  // Parmesan and pecorino are made with the rennet of calves and lambs.
  vegetarian: [...meatConcepts, ...fishConcepts, "parmesan", "pecorino"],
  vegan: [...meatConcepts, ...fishConcepts, "egg", "dairy", "honey"],
  "gluten-free": ["gluten"],
  "lactose-free": ["dairy"],
  "low-carb": ["gluten", "rice"],
};

/**
 * Foods with unknown ingredients of their own: bought ready-made they may contain flour, eggs or
 * milk.
 */
const compositeFoods = new Set([
  ...["bread", "toast", "pizza", "quiche", "pasta", "spaetzle", "lasagne", "dumpling", "cookie", "cake", "tart"],
  ...["crumble", "pancake", "waffle", "muffin", "brownie", "gugelhupf", "cheesecake", "mousse", "shake"],
  ...["vanilla-sauce", "sauce", "dip", "sourdough"],
]);

/** Tags of which the author must have set one; none where the ingredients decide alone. */
const declaredBy: Record<DietaryNeed, readonly string[]> = {
  pescatarian: [],
  vegetarian: ["vegetarian", "vegan"],
  vegan: ["vegan"],
  "gluten-free": ["gluten-free"],
  "lactose-free": ["lactose-free"],
  "low-carb": ["low-carb"],
};

/**
 * Returns the terms of the diets a recipe suits: its author declares the diet and no ingredient
 * conflicts with it. A recipe without ingredients or with an unknown one suits none.
 */
export function getSuitabilityTerms(source: Pick<IndexSource, "type" | "tags" | "ingredients">): string[] {
  const { type, tags, ingredients } = source;
  if (type !== "recipe" || ingredients.length === 0) return [];
  const conceptLists = ingredients.map(({ names }) =>
    locales.flatMap((locale) => extractConcepts(names[locale] ?? "", locale)),
  );
  if (conceptLists.some((concepts) => concepts.length === 0)) return [];
  const concepts = conceptLists.flat();
  if (concepts.some((key) => compositeFoods.has(key))) return [];
  const contents = new Set(concepts.flatMap(getContents));
  const isSuitable = (need: DietaryNeed) =>
    !conflicts[need].some((key) => contents.has(key)) &&
    (declaredBy[need].length === 0 || tags.some(({ key }) => declaredBy[need].includes(key)));
  return dietaryNeeds.filter(isSuitable).map(suitabilityTerm);
}
