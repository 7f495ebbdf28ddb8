import { normalizeText, tokenize } from "#lib/measures/kitchen-text/normalize.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { normalizeUnicode } from "#lib/platform/text/normalize-unicode.ts";
import { findHead, splitCompound } from "./compound-splitter.ts";
import { findConcepts, maxPhraseTokens } from "./vocabulary.ts";

/** A phrase at the beginning of some tokens: the concepts it may mean, and its length in tokens. */
export interface PhraseMatch {
  keys: string[];
  length: number;
}

/**
 * Finds every concept in a text, phrases before single words; German compounds are split.
 * @param canMatchHead Also accept a compound of which only the head is known.
 * @returns Keys of the vocabulary, each once.
 */
export function extractConcepts(text: string, locale: Locale, canMatchHead = false): string[] {
  const concepts = matchAll(locale === "de" ? removeKitchens(text) : text, locale).flatMap(({ keys, word }) =>
    keys.length > 0 ? keys : findCompoundConcepts(word, locale, canMatchHead),
  );
  return [...new Set(concepts)];
}

/** "Küche" and its compounds: without the umlaut they would be cakes. */
const kitchenWords = /(?<!\p{L})\p{L}*küchen?(?!\p{L})/giu;

function removeKitchens(text: string): string {
  const isKnown = (word: string) => word.length > "Küchen".length && findConcepts([word], "de").length > 0;
  return normalizeUnicode(text).replace(kitchenWords, (word) => (isKnown(normalizeText(word, "de")) ? word : " "));
}

/**
 * Returns the normalized words of a text that the vocabulary does not know; they are indexed as
 * text.
 */
export function extractUnknownWords(text: string, locale: Locale): string[] {
  return [...new Set(matchAll(text, locale).flatMap(({ keys, word }) => (keys.length === 0 ? word : [])))];
}

function matchAll(text: string, locale: Locale): { keys: string[]; word: string }[] {
  const words = tokenize(text, locale);
  const matches: { keys: string[]; word: string }[] = [];
  for (let at = 0; at < words.length; ) {
    const { keys, length } = matchPhrase(words, at, locale);
    matches.push({ keys, word: words[at] ?? "" });
    at += length;
  }
  return matches;
}

/**
 * Matches the longest phrase of the vocabulary that begins at `at`.
 * @param words Normalized tokens.
 * @returns Without any match no keys, and the length of one token.
 */
export function matchPhrase(words: readonly string[], at: number, locale: Locale): PhraseMatch {
  for (let length = Math.min(maxPhraseTokens, words.length - at); length > 0; length--) {
    const keys = findConcepts(words.slice(at, at + length), locale);
    if (keys.length > 0) return { keys, length };
  }
  return { keys: [], length: 1 };
}

function findCompoundConcepts(word: string, locale: Locale, canMatchHead: boolean): string[] {
  if (locale !== "de") return [];
  const parts = splitCompound(word) ?? (canMatchHead ? [findHead(word) ?? ""] : []);
  return parts.flatMap((part) => findConcepts([part], "de"));
}
