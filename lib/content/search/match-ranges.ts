import { findHead, splitCompound } from "#lib/content/search-index/compound-splitter.ts";
import { normalizeText, stem, tokenize } from "#lib/measures/kitchen-text/normalize.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { parseQuery } from "./query-parser.ts";

/** Part of a title that matches what was typed, as offsets into the string. */
export type MatchRange = [start: number, end: number];

interface TypedWord {
  /** Normalized. */
  word: string;
  /** Still being typed: it may be the beginning of a longer word. */
  isPrefix: boolean;
}

/**
 * Finds the letters of a title that a search matches, as the search compares words: without accents
 * ("kase" in "Käse"), from the beginning of a word or of a part of a German compound ("suppe" in
 * "Kürbissuppe"). Words found by their meaning or corrected have no such letters.
 */
export function findMatchRanges(title: string, search: string, locale: Locale): MatchRange[] {
  const texts = parseQuery(search, locale).terms.map(({ text }) => text);
  const words = texts.flatMap((text) => tokenize(text, locale));
  const typed = words.map((word, index): TypedWord => ({ word, isPrefix: index === words.length - 1 }));
  return listWords(title).flatMap(({ text, start }) => {
    const letters = typed
      .map((one) => findInWord(normalizeText(text, locale), one, locale))
      .filter((one) => one !== null);
    const longest = letters.toSorted((a, b) => b[1] - a[1])[0];
    return longest ? [toTitleRange(text, start, longest, locale)] : [];
  });
}

/**
 * Finds the letters of a title that are the last typed word, preferably where a word of the title
 * begins.
 */
export function findContainedRanges(title: string, lastWord: string, locale: Locale): MatchRange[] {
  const found = listWords(title).map(({ text, start }) => ({
    text,
    start,
    at: normalizeText(text, locale).indexOf(lastWord),
  }));
  const begins = found.filter(({ at }) => at === 0);
  return (begins.length > 0 ? begins : found.filter(({ at }) => at > 0)).map(({ text, start, at }) =>
    toTitleRange(text, start, [at, lastWord.length], locale),
  );
}

/** Offset and length of a typed word in a normalized word of the title. */
type Letters = [at: number, length: number];

function findInWord(word: string, { word: typed, isPrefix }: TypedWord, locale: Locale): Letters | null {
  for (const { part, at } of listParts(word, locale)) {
    const isMatch = isPrefix ? part.startsWith(typed) : stem(part, locale) === stem(typed, locale);
    if (isMatch) return [at, countSharedLetters(part, typed)];
  }
  return null;
}

/** The word itself and, in German, the parts of a compound, each with its offset. */
function listParts(word: string, locale: Locale): { part: string; at: number }[] {
  const whole = [{ part: word, at: 0 }];
  if (locale !== "de") return whole;
  const head = findHead(word);
  const parts = splitCompound(word) ?? (head ? [head] : []);
  let end = word.length;
  const located = parts.toReversed().flatMap((part) => {
    // A part may stand in the compound without its last letter: "Erdbeer-".
    const at = Math.max(word.lastIndexOf(part, end - 1), word.lastIndexOf(part.slice(0, -1), end - 1));
    if (at < 0) return [];
    end = at;
    return [{ part: word.slice(at, at + part.length), at }];
  });
  return [...whole, ...located.filter(({ at }) => at > 0)];
}

function countSharedLetters(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
}

function listWords(title: string): { text: string; start: number }[] {
  return [...title.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: text, index }) => ({ text, start: index }));
}

/** Normalizing changes the number of letters ("ß", "ae"), so that offsets are counted anew. */
function toTitleRange(text: string, start: number, [at, length]: Letters, locale: Locale): MatchRange {
  const normalizedLength = (end: number) => normalizeText(text.slice(0, end), locale).length;
  let from = 0;
  while (from < text.length && normalizedLength(from + 1) <= at) from += 1;
  let to = from;
  while (to < text.length && normalizedLength(to) < at + length) to += 1;
  // A combining accent or the "e" of "ae" belongs to its letter.
  while (to < text.length && normalizedLength(to + 1) === normalizedLength(to)) to += 1;
  return [start + from, start + to];
}
