import "server-only";
import { extractConcepts } from "#lib/content/search-index/concepts.ts";
import { findFoodGroup, getAncestors, getContents, vocabulary } from "#lib/content/search-index/vocabulary.ts";
import type { Aisle } from "#lib/platform/config/aisles.ts";
import type { ListedIngredient } from "./shopping-item.ts";

/** Aisles of concepts most of whose ingredients, or whose broader concepts, lie elsewhere. */
const exceptions: Record<string, Aisle> = {
  "apple-sauce": "storeCupboard",
  apricot: "produce",
  "peanut-butter": "storeCupboard",
  pastry: "chilled",
  porcini: "produce",
  raisin: "baking",
  toast: "bakery",
  tomato: "produce",
  water: "drinks",
};

const aislesOfGroups: Partial<Record<string, Aisle>> = {
  vegetables: "produce",
  fruit: "produce",
  pantry: "storeCupboard",
  drinks: "drinks",
};

/** Frequent entries that neither the ingredients nor the vocabulary of the search know. */
const others: Partial<Record<Aisle, string>> = {
  produce: "Salat, Obst, Gemüse, salad, fruit, vegetables, Melone, melon, Ananas, pineapple, Kiwi, Mango",
  bakery: "Brot, Brötchen, Semmel, Baguette, Croissant, Brezel, Toastbrot, bread, bread roll, bun, baguette",
  chilled: "Margarine, Aufschnitt, Camembert, margarine",
  meatAndFish: "Steak, Schnitzel, Bratwurst, steak",
  drinks: "Mineralwasser, Bier, Cola, Limonade, Apfelsaft, Orangensaft, mineral water, beer, lemonade, orange juice",
};

/**
 * Words for food that is no ingredient of the site, by aisle: those of the search vocabulary lie
 * where most ingredients of the same or of a broader concept lie.
 */
export function listAisleWords(ingredients: readonly ListedIngredient[]): Partial<Record<Aisle, string[]>> {
  const counts = countAisles(ingredients);
  const words: Partial<Record<Aisle, string[]>> = {};
  const add = (aisle: Aisle, list: string) => {
    words[aisle] = [...(words[aisle] ?? []), ...list.split(",").map((word) => word.trim())];
  };
  for (const [aisle, list] of Object.entries(others)) add(aisle as Aisle, list);
  for (const [key, [german, english]] of Object.entries(vocabulary)) {
    const aisle = findAisle(key, counts);
    if (aisle) add(aisle, `${german}, ${english}`);
  }
  return words;
}

type AisleCounts = Map<string, Map<Aisle, number>>;

/** How many ingredients of a concept or of narrower ones lie in each aisle. */
function countAisles(ingredients: readonly ListedIngredient[]): AisleCounts {
  const counts: AisleCounts = new Map();
  for (const { names, aisle } of ingredients) {
    const own = extractConcepts(names.de.one, "de", true);
    const concepts = own.length > 0 ? own : extractConcepts(names.en.one, "en", true);
    for (const concept of new Set(concepts.flatMap(getAncestors))) {
      const ofConcept = counts.get(concept) ?? new Map<Aisle, number>();
      counts.set(concept, ofConcept.set(aisle, (ofConcept.get(aisle) ?? 0) + 1));
    }
  }
  return counts;
}

function findAisle(key: string, counts: AisleCounts): Aisle | undefined {
  if (exceptions[key]) return exceptions[key];
  const group = findFoodGroup(key);
  if (!group) return undefined;
  for (const concept of getContents(key)) {
    const [most] = [...(counts.get(concept) ?? [])].sort(([, a], [, b]) => b - a);
    if (most) return most[0];
  }
  return aislesOfGroups[group];
}
