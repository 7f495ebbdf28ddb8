import { type Localized, locales } from "#lib/platform/i18n/locales.ts";
import { extractConcepts } from "./concepts.ts";
import { getContents, isEdible } from "./vocabulary.ts";

/**
 * Diets a recipe can be suitable for. People rely on the result, so a doubt always counts against.
 */
export const dietaryNeeds = ["pescatarian", "vegetarian", "vegan", "gluten-free", "lactose-free", "low-carb"] as const;
export type DietaryNeed = (typeof dietaryNeeds)[number];

/** Keys of tags that an ingredient can contradict. */
export const dietTags = [...dietaryNeeds, "alcohol-free"] as const;
export type DietTag = (typeof dietTags)[number];

/**
 * Whether an ingredient suits a diet. "unclear" depends on the product: a recipe with it neither
 * suits the diet nor contradicts it.
 */
export const dietFacts = ["suits", "conflicts", "unclear"] as const;
export type DietFact = (typeof dietFacts)[number];
export type IngredientDiets = Record<DietTag, DietFact>;

const meatConcepts = ["meat", "burger", "schnitzel", "roast", "roulade", "goulash", "kebab", "haggis"];
const fishConcepts = ["fish", "seafood", "sushi"];

/** Concepts of ingredients, each with all narrower ones, that exclude a diet. */
const conflicts: Record<DietTag, readonly string[]> = {
  pescatarian: meatConcepts,
  // Parmesan and pecorino are made with the rennet of calves and lambs.
  vegetarian: [...meatConcepts, ...fishConcepts, "parmesan", "pecorino"],
  vegan: [...meatConcepts, ...fishConcepts, "egg", "dairy", "honey"],
  "gluten-free": ["gluten"],
  "lactose-free": ["dairy"],
  "low-carb": ["gluten", "rice"],
  "alcohol-free": ["alcohol"],
};

/** Keys of ingredients whose names do not say what they are made of. */
const hiddenContents: Partial<Record<DietTag, string[]>> = {
  // Wafers are made of wheat starch, Chinese rice wine of rice and wheat.
  "gluten-free": ["bread-roll", "baking-wafer", "rice-wine"],
};

/**
 * Foods with unknown ingredients of their own: bought ready-made they may contain flour, eggs or
 * milk.
 */
const compositeFoods = new Set([
  "bread",
  "toast",
  "pizza",
  "quiche",
  "pasta",
  "spaetzle",
  "lasagne",
  "dumpling",
  "cookie",
  "cake",
  "tart",
  "crumble",
  "pancake",
  "waffle",
  "muffin",
  "brownie",
  "gugelhupf",
  "cheesecake",
  "mousse",
  "shake",
  "vanilla-sauce",
  "sauce",
  "dip",
  "sourdough",
]);

/**
 * What the names of an ingredient tell of its diets, as long as no editor has decided. An unknown
 * or ready-made ingredient suits none for certain.
 */
export function deriveDiets(names: Partial<Localized>, key: string | null = null): IngredientDiets {
  const concepts = locales.flatMap((locale) => extractConcepts(names[locale] ?? "", locale));
  const isKnown = concepts.length > 0 && !concepts.some((concept) => compositeFoods.has(concept));
  const contents = new Set(concepts.flatMap(getContents));
  const edible = new Set(concepts.filter(isEdible).flatMap(getContents));
  const tell = (diet: DietTag): DietFact => {
    const isHidden = key !== null && hiddenContents[diet]?.includes(key);
    if (isHidden || conflicts[diet].some((concept) => edible.has(concept))) return "conflicts";
    return isKnown && !conflicts[diet].some((concept) => contents.has(concept)) ? "suits" : "unclear";
  };
  return Object.fromEntries(dietTags.map((diet) => [diet, tell(diet)])) as IngredientDiets;
}
