import type { Locale } from "#lib/i18n/locales.ts";
import { tokens } from "./fold.ts";
import { headOf, splitCompound } from "./split.ts";
import { longestPhrase, meaningsOf } from "./vocabulary.ts";

/**
 * Everything a text in one language speaks of, as keys of the vocabulary. Compounds are taken apart; of those known only by their head
 * the head counts where `isLoose`.
 */
export function meaningsIn(text: string, locale: Locale, isLoose = false): string[] {
  const words = tokens(text, locale);
  const found = new Set<string>();
  for (let at = 0; at < words.length; ) {
    const { keys, length } = phraseAt(words, at, locale);
    const [word = ""] = words.slice(at);
    for (const key of keys.length > 0 ? keys : partsOf(word, locale, isLoose)) found.add(key);
    at += length;
  }
  return [...found];
}

/** The words of a text, folded, that the vocabulary does not know: those are looked for as they stand. */
export function unknownIn(text: string, locale: Locale): string[] {
  const words = tokens(text, locale);
  const unknown: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { keys, length } = phraseAt(words, at, locale);
    if (keys.length === 0) unknown.push(...words.slice(at, at + 1));
    at += length;
  }
  return [...new Set(unknown)];
}

/** The longest phrase of the vocabulary that begins at a place, with what it means; a single unknown word means nothing. */
export function phraseAt(words: readonly string[], at: number, locale: Locale): { keys: string[]; length: number } {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const keys = meaningsOf(words.slice(at, at + length), locale);
    if (keys.length > 0) return { keys, length };
  }
  return { keys: [], length: 1 };
}

function partsOf(word: string, locale: Locale, isLoose: boolean): string[] {
  if (locale !== "de") return [];
  const parts = splitCompound(word) ?? (isLoose ? [headOf(word) ?? ""] : []);
  return parts.flatMap((part) => meaningsOf([part], "de"));
}
