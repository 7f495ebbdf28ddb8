import { normalizeText } from "#lib/measures/kitchen-text/normalize.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { normalizeUnicode } from "#lib/platform/text/normalize-unicode.ts";

/** Words that are searched as others. */
export interface Synonym {
  /** Normalized, as `toPhrase` returns it. */
  phrase: string;
  meaning: string;
}

interface Token {
  word: string;
  start: number;
  end: number;
}

/** A part of a search, and what is searched instead. */
export interface Replacement {
  typed: string;
  meant: string;
}

/**
 * Replaces the phrases of synonyms in a search by what they mean, the longest first. What was put
 * in is not looked at again, so synonyms cannot lead in a circle.
 */
export function applySynonyms(
  search: string,
  locale: Locale,
  synonyms: readonly Synonym[],
): { search: string; replacements: Replacement[] } {
  const text = normalizeUnicode(search);
  const tokens = listTokens(text, locale);
  const replacements: Replacement[] = [];
  let [result, copied] = ["", 0];
  for (let at = 0; at < tokens.length; at++) {
    const match = findLongest(tokens, at, synonyms);
    const [first, last] = [tokens[at], match && tokens[at + match.length - 1]];
    if (!match || !first || !last) continue;
    result += text.slice(copied, first.start) + match.meaning;
    copied = last.end;
    replacements.push({ typed: text.slice(first.start, last.end), meant: match.meaning });
    at += match.length - 1;
  }
  return replacements.length > 0 ? { search: result + text.slice(copied), replacements } : { search, replacements };
}

function listTokens(text: string, locale: Locale): Token[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: written, index }) => ({
    word: normalizeText(written, locale),
    start: index,
    end: index + written.length,
  }));
}

function findLongest(tokens: readonly Token[], at: number, synonyms: readonly Synonym[]) {
  let longest: { meaning: string; length: number } | null = null;
  for (const { phrase, meaning } of synonyms) {
    const words = phrase.split(" ");
    const isHere = words.every((word, offset) => tokens[at + offset]?.word === word);
    if (isHere && words.length > (longest?.length ?? 0)) longest = { meaning, length: words.length };
  }
  return longest;
}
