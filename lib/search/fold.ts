import type { Locale } from "#lib/i18n/locales.ts";

/**
 * One spelling for comparing words: what `fold` of the database (migration 0000) makes of them, without its stop words. In German
 * "Kürbis", "Kuerbis" and "Kurbis" are one.
 */
export function fold(text: string, locale: Locale): string {
  const plain = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/æ/g, "ae")
    .replace(/œ/g, "oe")
    .replace(/ø/g, "o");
  return locale === "de" ? plain.replace(/ae/g, "a").replace(/oe/g, "o").replace(/ue/g, "u") : plain;
}

/** The words of a text, folded. */
export function tokens(text: string, locale: Locale): string[] {
  return fold(text, locale)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

const german = /^(.{3,}?)(?:ern|en|er|em|es|e|n|s)$/;
const english: [RegExp, string][] = [
  [/^(.{2,})ies$/, "$1y"],
  [/^(.{2,})oes$/, "$1o"],
  [/^(.{2,}(?:s|x|z|ch|sh))es$/, "$1"],
  [/^(.{2,}[^s])s$/, "$1"],
];

/** The same with how each of them is written. */
export function spellings(text: string, locale: Locale): { word: string; spelling: string }[] {
  const written = text.normalize("NFC").split(/[^\p{L}\p{N}\p{M}]+/u);
  return written.flatMap((spelling) => (spelling ? { word: fold(spelling, locale), spelling } : []));
}

/** A folded word without the ending of its case or number; only good for comparing with another stem of the same language. */
export function stem(word: string, locale: Locale): string {
  if (locale === "de") return word.replace(german, "$1");
  const rule = english.find(([ending]) => ending.test(word));
  return rule ? word.replace(...rule) : word;
}
