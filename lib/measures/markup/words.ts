import { isPlural } from "#lib/measures/units/plural.ts";
import { getNumberFormat } from "#lib/platform/i18n/intl-formats.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import type { DurationUnit } from "./values.ts";

/** One and many, as they stand behind a number. */
type Word = readonly [one: string, many: string];

export const durationWords: Localized<Record<DurationUnit, Word>> = {
  de: { s: ["Sekunde", "Sekunden"], min: ["Minute", "Minuten"], h: ["Stunde", "Stunden"] },
  en: { s: ["second", "seconds"], min: ["minute", "minutes"], h: ["hour", "hours"] },
};

/** Inches in a sentence. English has "a 9-inch tin" for tins, see `tinInches`. */
export const inchWords: Localized<Word> = { de: ["Zoll", "Zoll"], en: ["inch", "inches"] };

/** American recipes call a fan oven a convection oven. */
export const fanWords: Localized<{ metric: string; us: string }> = {
  de: { metric: "Umluft", us: "Umluft" },
  en: { metric: "fan", us: "convection" },
};

export const gasWords: Localized = { de: "Gas Stufe", en: "gas mark" };

export const orWords: Localized = { de: "oder", en: "or" };

/** Inches of a tin: "9 Zoll", and "9-inch", which stands before "tin". */
export const tinInches: Localized<(sizes: string) => string> = {
  de: (sizes) => `${sizes}\u00a0Zoll`,
  en: (sizes) => `${sizes}-inch`,
};

/** The form of a word that agrees with an amount. */
export function pickWord([one, many]: Word, amount: number): string {
  return isPlural(amount) ? many : one;
}

/** Writes a number with the decimal separator of the language: "2,5". */
export function formatNumber(value: number, locale: Locale): string {
  return getNumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(value);
}
