import type { Locale } from "#lib/platform/i18n/locales.ts";

/** Capitalizes the first letter: "rote Zwiebeln" becomes "Rote Zwiebeln". */
export function capitalize(text: string, locale: Locale): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(locale) + rest.join("");
}
