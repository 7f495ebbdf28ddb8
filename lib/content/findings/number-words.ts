import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";

const fractions: Record<string, number> = { "¼": 0.25, "½": 0.5, "¾": 0.75 };
/** Times of the day are written differently: "14 Uhr", "2 pm". */
const clockTimes: Localized<RegExp> = {
  de: /\d{1,2}(?:[.:]\d{2})?(?:\s?[–-]\s?\d{1,2}(?:[.:]\d{2})?)?\s?Uhr/g,
  en: /\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|o’clock)/gi,
};
const thousands: Localized<RegExp> = { de: /(?<=\d)[.\u00a0\u202f](?=\d{3}(?!\d))/g, en: /(?<=\d),(?=\d{3}(?!\d))/g };
const decimals: Localized<RegExp> = { de: /(?<=\d),(?=\d)/g, en: /(?!)/g };

/** The numbers that a text has in digits, in their order. */
export function listNumbers(text: string, locale: Locale): number[] {
  const plain = text.replace(clockTimes[locale], " ").replace(thousands[locale], "").replace(decimals[locale], ".");
  return [...plain.matchAll(/(\d+(?:\.\d+)?)?([¼½¾])?/g)].flatMap(([all, whole = "0", part = ""]) =>
    all ? [Number(whole) + (fractions[part] ?? 0)] : [],
  );
}

/** Words for the numbers from 1 on, and for their ordinals. */
const words: Localized<RegExp[]> = {
  de: [
    /\bein(?:e[nmrs]?|s)?\b|\berste/i,
    /\bzwei(?!fel)|\bbeide/i,
    /\bdrei(?!ß)|\bdritte/i,
    /\bvier(?!zig)/i,
    /\bfünf(?!zig)/i,
    /\bsechs/i,
    /\bsieb(?:en|te)/i,
    /\bacht(?:e[nrs]?|mal)?\b/i,
    /\bneun(?!zig)/i,
    /\bzehn/i,
    /\belf/i,
    /\bzwölf/i,
  ],
  en: [
    /\bone\b|\bfirst\b|\ba\b|\bsingle\b|\bonce\b/i,
    /\btwo\b|\bsecond\b|\btwice\b|\bboth\b/i,
    /\bthree\b|\bthird/i,
    /\bfour(?:th)?\b|\bquarter/i,
    /\bfive\b|\bfifth/i,
    /\bsix(?:th)?\b/i,
    /\bseven(?:th)?\b/i,
    /\beight(?:h)?\b/i,
    /\bnine\b|\bninth\b/i,
    /\bten(?:th)?\b/i,
    /\beleven/i,
    /\btwel(?:ve|fth)\b|\bdozen/i,
  ],
};

/** Whether a text has a number as a word. */
export function isSpelled(number: number, text: string, locale: Locale): boolean {
  return words[locale][number - 1]?.test(text) ?? false;
}
