import { getNumberFormat } from "#lib/platform/i18n/intl-formats.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { formatAmount } from "./amount.ts";
import { isPlural } from "./plural.ts";
import type { UsMeasure } from "./us-measure.ts";

/** The words of the units in one language, by their codes. */
export type UnitWords = Record<string, { one: string; many: string }>;

const noBreakSpace = "\u00a0";

/**
 * Formats a US measure: "1½ cups", "1 cup + 2 tbsp", "2–3 lb", "1 can (14.5 oz)".
 *
 * @param words of the units of usUnits, by their codes
 */
export function formatUsMeasure(measure: UsMeasure, words: UnitWords, locale: Locale): string {
  const { amount, amountMax, unit, plus, canOunces } = measure;
  const text = formatAmount(
    { amount, amountMax, unit: unitWord(words, unit, amountMax ?? amount), unitCode: unit },
    locale,
  );
  // Printed on cans as a decimal: 14.5 oz.
  if (canOunces) return `${text} (${getNumberFormat(locale).format(canOunces)}${noBreakSpace}oz)`;
  // "1½-inch piece": the number is a part of the word.
  if (unit === "inch" && locale === "en") return text.replace(noBreakSpace, "-");
  return plus ? `${text} +${noBreakSpace}${formatUsMeasure(plus, words, locale)}` : text;
}

/** The word of a unit in the number of its amount; empty for counted pieces. */
export function unitWord(words: UnitWords, unitCode: string | null, amount: number | null): string {
  const names = unitCode && words[unitCode];
  return names ? pickWord(names, amount) : "";
}

/** The form of a word that agrees with its amount; empty without one. */
export function pickWord({ one, many }: { one: string; many: string }, amount: number | null): string {
  if (amount === null) return "";
  return isPlural(amount) ? many : one;
}
