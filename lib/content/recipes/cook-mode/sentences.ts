import type { Locale } from "#lib/platform/i18n/locales.ts";

/**
 * Splits a text into sentences for reading aloud. Some voices fall silent after 15 seconds of one
 * utterance.
 */
export function splitSentences(text: string, locale: Locale): string[] {
  const plain = text.replaceAll("\u00ad", "").replace(/\s+/g, " ");
  if (typeof Intl.Segmenter !== "function") return [plain.trim()].filter(Boolean);
  const segments = new Intl.Segmenter(locale, { granularity: "sentence" }).segment(plain);
  return [...segments].map(({ segment }) => segment.trim()).filter(Boolean);
}
