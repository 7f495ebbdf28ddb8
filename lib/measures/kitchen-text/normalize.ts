import type { Locale } from "#lib/platform/i18n/locales.ts";
import { normalizeUnicode } from "#lib/platform/text/normalize-unicode.ts";

/**
 * Folds case, diacritics and ligatures so that words can be compared; in German "Kürbis", "Kuerbis"
 * and "Kurbis" become one. Does the same as the SQL function `normalize_text`, except that the SQL
 * function also drops some stop words.
 */
export function normalizeText(text: string, locale: Locale): string {
  const folded = normalizeUnicode(text, "NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/æ/g, "ae")
    .replace(/œ/g, "oe")
    .replace(/ø/g, "o");
  return locale === "de" ? folded.replace(/ae/g, "a").replace(/oe/g, "o").replace(/ue/g, "u") : folded;
}

/** Splits a text into normalized words of letters and digits. */
export function tokenize(text: string, locale: Locale): string[] {
  return normalizeText(text, locale)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Splits a text into words, each normalized (`word`) and as it is written (`spelling`). */
export function tokenizeWithSpelling(text: string, locale: Locale): { word: string; spelling: string }[] {
  const words = normalizeUnicode(text).split(/[^\p{L}\p{N}\p{M}]+/u);
  return words.flatMap((spelling) => (spelling ? { word: normalizeText(spelling, locale), spelling } : []));
}

const germanEnding = /^(.{3,}?)(?:ern|en|er|em|es|e|n|s)$/;
const englishEndings: [RegExp, string][] = [
  [/^(.{2,})ies?$/, "$1y"],
  [/^(.{2,})oes$/, "$1o"],
  [/^(.{2,}(?:s|x|z|ch|sh))es$/, "$1"],
  [/^(.{2,}[^s])s$/, "$1"],
];

/**
 * Removes the ending of case or number from a normalized word. A light stemmer, in English close to
 * the S-stemmer of Harman
 * (https://doi.org/10.1002/(SICI)1097-4571(199101)42:1%3C7::AID-ASI2%3E3.0.CO;2-P).
 * @returns A stem that can only be compared with other stems of the same language.
 */
export function stem(word: string, locale: Locale): string {
  if (locale === "de") return word.replace(germanEnding, "$1");
  const rule = englishEndings.find(([ending]) => ending.test(word));
  return rule ? word.replace(...rule) : word;
}
