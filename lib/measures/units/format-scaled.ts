import type { Locale } from "#lib/platform/i18n/locales.ts";
import { formatAmount } from "./amount.ts";
import { formatUsMeasure, pickWord, type UnitWords, unitWord } from "./format-us-measure.ts";
import { isNamePlural } from "./plural.ts";
import { toNumber } from "./rational.ts";
import { type ScaleNote, scaleAmount, scaleExactly } from "./scale.ts";
import { type ConvertibleAmount, toUsMeasure } from "./us-measure.ts";

/** An amount to scale; a noun of a sentence stands in place of its unit: "2 Eiern". */
export interface ScaledText extends ConvertibleAmount {
  noun?: { one: string; many: string };
  /** Never scaled: "80 g each". */
  isFixed?: boolean;
}

/** A scaled amount in both systems; `us` is null where it reads the same as the metric text. */
export interface FormattedAmount {
  metric: string;
  us: string | null;
  notes: ScaleNote[];
}

/**
 * Formats a stored amount for other servings, in both systems of units. The US measure is converted
 * from the exact amount, so that it is rounded once.
 *
 * @param servingsFactor chosen servings / stored servings
 * @param words the units by their codes, also those of usUnits
 */
export function formatScaled(
  value: ScaledText,
  servingsFactor: number,
  words: UnitWords,
  locale: Locale,
): FormattedAmount {
  const factor = value.isFixed ? 1 : servingsFactor;
  const { notes, ...scaled } = scaleAmount(value, factor);
  const upper = scaled.amountMax ?? scaled.amount;
  const unit = value.noun
    ? pickWord(value.noun, upper)
    : unitWord(words, scaled.unitCode, upper) || scaled.unitCode || "";
  const measure = toUsMeasure({ ...value, ...scaleEnds(value, factor) });
  const { density, usForm } = value;
  return {
    metric: formatAmount({ ...scaled, unit, density, usForm }, locale),
    us: measure && formatUsMeasure(measure, words, locale),
    notes,
  };
}

/** Whether the name of an ingredient is plural beside its scaled amount. */
export function isScaledNamePlural(value: ConvertibleAmount, factor: number): boolean {
  const { amount, amountMax, unitCode } = scaleAmount(value, factor);
  const unitGrams = unitCode === "g" ? 1 : unitCode === "kg" ? 1000 : null;
  return isNamePlural({ amount: amountMax ?? amount, unitCode, unitGrams, pieceGrams: value.pieceGrams ?? null });
}

function scaleEnds({ amount, amountMax = null }: ConvertibleAmount, factor: number) {
  const scale = (one: number | null) =>
    one === null || !(factor > 0) || !Number.isFinite(factor) ? one : toNumber(scaleExactly(one, factor));
  return { amount: scale(amount), amountMax: scale(amountMax) };
}
