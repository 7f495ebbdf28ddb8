import { getNumberFormat } from "#lib/platform/i18n/intl-formats.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

const fractions: Record<string, number> = { "¼": 1 / 4, "½": 1 / 2, "¾": 3 / 4, "⅓": 1 / 3, "⅔": 2 / 3 };

/**
 * Reads a number of servings as it is typed: "6", "2,5", "2.5", "1/2", "1½".
 *
 * @returns null for anything else, also for zero
 */
export function parseServingsAmount(text: string): number | null {
  const match = /^(\d{1,4}(?:[.,]\d{1,3})?)?\s*([¼½¾⅓⅔])?$/.exec(text.trim());
  const [, numerator, denominator] = /^(\d{1,2})\/(\d{1,2})$/.exec(text.trim()) ?? [];
  const amount = denominator
    ? Number(numerator) / Number(denominator)
    : match
      ? Number((match[1] ?? "0").replace(",", ".")) + (fractions[match[2] ?? ""] ?? 0)
      : 0;
  return Number.isFinite(amount) && amount > 0 ? amount : null;
}

/** A number of servings with at most one decimal, in the writing of the language. */
export function formatServings(amount: number, locale: Locale): string {
  const maximumFractionDigits = amount < 1 ? 2 : 1;
  return getNumberFormat(locale, { maximumFractionDigits, useGrouping: false }).format(amount);
}
