import { stem, tokenize, tokenizeWithSpelling } from "#lib/measures/kitchen-text/normalize.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { animalProducts } from "./vocabulary/animal-products.ts";
import { attributes } from "./vocabulary/attributes.ts";
import type { Concepts } from "./vocabulary/concept.ts";
import { dishes } from "./vocabulary/dishes.ts";
import { drinks } from "./vocabulary/drinks.ts";
import { fruit } from "./vocabulary/fruit.ts";
import { pantry } from "./vocabulary/pantry.ts";
import { vegetables } from "./vocabulary/vegetables.ts";

const foodGroups = { vegetables, fruit, animalProducts, pantry, drinks };
const edible: Concepts = { ...vegetables, ...fruit, ...animalProducts, ...pantry, ...drinks };

/** The thesaurus of the search: every concept by its key. */
export const vocabulary: Concepts = { ...edible, ...dishes, ...attributes };

/** Longest phrase that is looked up as one, in tokens ("white wine vinegar" has three). */
export const maxPhraseTokens = 5;

interface Dictionary {
  exact: Map<string, string[]>;
  stems: Map<string, string[]>;
}

const dictionaries: Record<Locale, Dictionary> = { de: buildDictionary("de"), en: buildDictionary("en") };

function buildDictionary(locale: Locale): Dictionary {
  const exact = new Map<string, string[]>();
  const stems = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, phrase: string, key: string) =>
    map.set(phrase, [...new Set([...(map.get(phrase) ?? []), key])]);
  for (const [key, [german, english]] of Object.entries(vocabulary)) {
    for (const phrase of (locale === "de" ? german : english).split(",")) {
      const words = tokenize(phrase, locale);
      add(exact, words.join(" "), key);
      add(stems, words.map((word) => stem(word, locale)).join(" "), key);
      // The stem of "Kekse" is "Keks", whose own stem would be "Kek".
      add(stems, words.join(" "), key);
    }
  }
  return { exact, stems };
}

/**
 * Looks up a word or phrase, exactly first, then by its stems.
 * @param words Normalized tokens.
 * @returns Keys of all concepts it may mean; empty when the vocabulary does not know it.
 */
export function findConcepts(words: readonly string[], locale: Locale): string[] {
  const { exact, stems } = dictionaries[locale];
  return exact.get(words.join(" ")) ?? stems.get(words.map((word) => stem(word, locale)).join(" ")) ?? [];
}

/**
 * Every single word of the vocabulary, normalized, with its spelling; the spell-checker compares
 * with them.
 */
export const knownWords: ReadonlyMap<string, string> = new Map(
  Object.values(vocabulary).flatMap(([german, english]) =>
    [...tokenizeWithSpelling(english, "en"), ...tokenizeWithSpelling(german, "de")].map(
      ({ word, spelling }) => [word, spelling] as const,
    ),
  ),
);

/** Returns the concept and all broader ones: a search for any of them finds it. */
export function getAncestors(key: string): string[] {
  return collectBroader(key, (broader) => !/^[#~]/.test(broader));
}

/**
 * Returns what comes close to the concept where nothing is about it: broader and similar concepts,
 * for a vegetable any other.
 */
export function getSimilar(key: string): string[] {
  const ancestors = getAncestors(key);
  const similar = ancestors.flatMap((ancestor) =>
    listBroader(ancestor).flatMap((name) => (name.startsWith("~") ? name.slice(1) : [])),
  );
  const close = [...new Set([...ancestors, ...similar])].filter((other) => other !== key);
  return close.length === 0 && key in vegetables ? ["vegetable"] : close;
}

/**
 * Returns the concept, all broader ones and those that count for exclusion: "feta" contains
 * "dairy".
 */
export function getContents(key: string): string[] {
  return collectBroader(key, (broader) => !broader.startsWith("~"));
}

function collectBroader(key: string, canFollow: (broader: string) => boolean, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  for (const name of listBroader(key).filter(canFollow)) collectBroader(name.replace("#", ""), canFollow, seen);
  return [...seen];
}

function listBroader(key: string): string[] {
  const [, , list = ""] = vocabulary[key] ?? [];
  return list.split(",").flatMap((name) => name.trim() || []);
}

/**
 * Whether the concept can be an ingredient: excluding it looks at the ingredients, not at the text.
 */
export function isEdible(key: string): boolean {
  return key in edible;
}

/** Whether the concept says how, when or for whom one cooks instead of what is cooked. */
export function isAttribute(key: string): boolean {
  return key in attributes;
}

/** The group of the vocabulary an edible concept belongs to, or undefined. */
export function findFoodGroup(key: string): keyof typeof foodGroups | undefined {
  return (Object.keys(foodGroups) as (keyof typeof foodGroups)[]).find((group) => key in foodGroups[group]);
}
