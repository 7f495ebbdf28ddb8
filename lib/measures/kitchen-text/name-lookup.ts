import { defaultLocale, type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { stem, tokenize } from "./normalize.ts";

/**
 * Creates the lookup of a name in both languages: as it is spelled, then by its stem, so that any
 * plural is found. Of two entries with the same name the first counts.
 *
 * @returns A function that finds a name, first in the language that it is given.
 */
export function createNameLookup<T>(entries: Iterable<{ name: string; value: T }>) {
  const values = new Map<string, T>();
  for (const { name, value } of entries) {
    const keys = locales.flatMap((locale) => toKeys(name, locale));
    for (const key of keys) if (!values.has(key)) values.set(key, value);
  }
  return (name: string, language: Locale = defaultLocale): T | null => {
    const ordered = [language, ...locales.filter((locale) => locale !== language)];
    const keys = ordered.flatMap((locale) => toKeys(name, locale));
    return keys.flatMap((key) => values.get(key) ?? [])[0] ?? null;
  };
}

/** The words as they are spelled, and their stems. */
function toKeys(phrase: string, locale: Locale): string[] {
  const words = tokenize(phrase, locale);
  if (words.length === 0) return [];
  return [`${locale} ${words.join(" ")}`, `${locale} stems ${words.map((word) => stem(word, locale)).join(" ")}`];
}
