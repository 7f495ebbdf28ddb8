import { formatScaled, type ScaledText } from "#lib/measures/units/format-scaled.ts";
import type { UsForm } from "#lib/measures/units/us-form.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { AmountValue } from "./values.ts";

/** Words of the units by their code. */
export type UnitNames = Record<string, { one: string; many: string }>;

export interface AmountOptions {
  locale: Locale;
  unitNames: UnitNames;
}

/** How an ingredient is measured: its density in g/ml, null when unknown, and more for US units. */
export interface IngredientMeasures {
  density: number | null;
  usForm?: UsForm | null;
  pieceGrams?: number | null;
}

/** An amount with what is known of its ingredient. */
export type MeasuredAmount = Omit<AmountValue, "type" | "ingredient" | "occurrence"> & IngredientMeasures;

/**
 * Writes an amount of a sentence for the stored servings: "150 ml", "1–2 EL", "2 Eiern", "2"; in US
 * units "⅔ cup". `us` is null when it is written as in metric units (spoons, pieces).
 */
export function formatTextAmount(value: MeasuredAmount, { locale, unitNames }: AmountOptions) {
  const { metric, us } = formatScaled(toScaledText(value), 1, unitNames, locale);
  return { metric, us };
}

/** What the rules of scaling need of an amount, without what is empty. */
export function toScaledText({
  from,
  to,
  unitCode,
  noun,
  isFixed,
  density,
  usForm,
  pieceGrams,
}: MeasuredAmount): ScaledText {
  return {
    amount: from,
    unitCode,
    density,
    ...(to !== null && { amountMax: to }),
    ...(noun && { noun }),
    ...(isFixed && { isFixed }),
    ...(usForm && { usForm }),
    ...(pieceGrams && { pieceGrams }),
  };
}
