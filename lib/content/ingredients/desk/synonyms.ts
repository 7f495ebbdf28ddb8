import { isReadable } from "#lib/platform/text/user-text.ts";

/** What separates names: typed lists have commas, semicolons and lines, tables vertical bars. */
const separators = /[,;|\n]/;

/**
 * Splits a typed list of names. Of two that differ in upper and lower case only the first stays.
 */
export function parseSynonyms(typed: string): string[] {
  return withoutDuplicates(typed.split(separators).map((name) => name.trim())).filter(isReadable);
}

/** The names as editors read and change them. */
export const formatSynonyms = (synonyms: readonly string[]): string => synonyms.join(", ");

interface Names {
  singular: string;
  plural: string;
  synonyms: readonly string[];
}

/**
 * Other words for an ingredient into which another one is merged: its own, and all of the other
 * that fit into a list.
 */
export function mergeSynonyms(into: Names, from: Names): string[] {
  const own = [into.singular, into.plural].map(toKey);
  const words = [...into.synonyms, from.singular, from.plural, ...from.synonyms];
  return withoutDuplicates(words).filter((word) => !own.includes(toKey(word)) && !separators.test(word));
}

const toKey = (word: string) => word.toLocaleLowerCase("de");

function withoutDuplicates(words: readonly string[]): string[] {
  const keys = words.map(toKey);
  return words.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}
