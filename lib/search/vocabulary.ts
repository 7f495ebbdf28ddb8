import type { Locale } from "#lib/i18n/locales.ts";
import type { Concepts } from "./concept.ts";
import { spellings, stem, tokens } from "./fold.ts";
import { animal } from "./vocabulary/animal.ts";
import { dishes } from "./vocabulary/dishes.ts";
import { drinks } from "./vocabulary/drinks.ts";
import { fruit } from "./vocabulary/fruit.ts";
import { kinds } from "./vocabulary/kinds.ts";
import { larder } from "./vocabulary/larder.ts";
import { vegetables } from "./vocabulary/vegetables.ts";

const edible: Concepts = { ...vegetables, ...fruit, ...animal, ...larder, ...drinks };
/** Everything the search knows the meaning of. */
export const vocabulary: Concepts = { ...edible, ...dishes, ...kinds };

/** Words of up to this many tokens ("white wine vinegar") are looked for as one. */
export const longestPhrase = 5;

interface Dictionary {
  exact: Map<string, string[]>;
  stems: Map<string, string[]>;
}

const dictionaries: Record<Locale, Dictionary> = { de: read("de"), en: read("en") };

function read(locale: Locale): Dictionary {
  const exact = new Map<string, string[]>();
  const stems = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, word: string, key: string) =>
    map.set(word, [...new Set([...(map.get(word) ?? []), key])]);
  for (const [key, [german, english]] of Object.entries(vocabulary)) {
    for (const phrase of (locale === "de" ? german : english).split(",")) {
      const words = tokens(phrase, locale);
      add(exact, words.join(" "), key);
      add(stems, words.map((word) => stem(word, locale)).join(" "), key);
      // "Kekse" loses its ending and becomes a word that would lose another one.
      add(stems, words.join(" "), key);
    }
  }
  return { exact, stems };
}

/** What a word or phrase (folded tokens) means in a language; empty when the vocabulary does not know it. */
export function meaningsOf(words: readonly string[], locale: Locale): string[] {
  const { exact, stems } = dictionaries[locale];
  return exact.get(words.join(" ")) ?? stems.get(words.map((word) => stem(word, locale)).join(" ")) ?? [];
}

/** Every single word the vocabulary knows, folded, and how it is written; misspellings are compared with them. */
export const knownWords: ReadonlyMap<string, string> = new Map(
  Object.values(vocabulary).flatMap(([german, english]) =>
    [...spellings(english, "en"), ...spellings(german, "de")].map(({ word, spelling }) => [word, spelling] as const),
  ),
);

/** A meaning and everything wider that finds it as well. */
export function widened(key: string): string[] {
  return climb(key, (wider) => !wider.startsWith("#"));
}

/** A meaning and everything it counts as where somebody must not or will not eat it. */
export function contained(key: string): string[] {
  return climb(key, () => true);
}

function climb(key: string, passes: (wider: string) => boolean, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const [, , wider = ""] = vocabulary[key] ?? [];
  const steps = wider.split(",").flatMap((word) => word.trim() || []);
  for (const step of steps.filter(passes)) climb(step.replace("#", ""), passes, seen);
  return [...seen];
}

/** Whether something can be made of it: whoever excludes it means the ingredients, not the text. */
export function isEdible(key: string): boolean {
  return key in edible;
}
