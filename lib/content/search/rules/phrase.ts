import { tokenize } from "#lib/measures/kitchen-text/normalize.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** In characters, of a phrase and of what is searched instead. */
export const maxPhraseLength = 60;

/** The normalized words of a text: texts with the same phrase are the same search. */
export function toPhrase(text: string, locale: Locale): string {
  return tokenize(text, locale).join(" ");
}
