import type { Locale } from "./locales.ts";

/** A word from the lexicon as a title: "rote Zwiebeln" becomes "Rote Zwiebeln". */
export function capitalize(text: string, locale: Locale): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(locale) + rest.join("");
}
