import { approximate, multiply, parseStoredAmount, type Rational, toNumber } from "./rational.ts";
import { roundAmount } from "./rounding.ts";

/** An amount as a recipe stores it; `usForm` says how the ingredient is measured (us-form.ts). */
export interface ScalableAmount {
  amount: number | null;
  amountMax?: number | null;
  /** Null counts pieces. */
  unitCode: string | null;
  usForm?: string | null;
}

/** What to know of a scaled amount; the texts are messages of `recipes.scaling`. */
export type ScaleNote = "eggsRounded" | "halfEgg";

/** A scaled amount. The unit may change: a third of 1 tbsp is 1 tsp, half of 1 kg is 500 g. */
export interface ScaledAmount {
  amount: number | null;
  amountMax: number | null;
  unitCode: string | null;
  notes: ScaleNote[];
}

/** Amounts that stay as they are, because they are not measured. */
const unscaledUnits: (string | null)[] = ["pinch", "dash"];

/**
 * Scales an amount and rounds it to what a kitchen can measure (rounding.ts). With a factor of 1 it
 * is returned as stored; "a pinch" and a missing amount are never scaled.
 *
 * @param factor chosen servings / stored servings; a factor that is no positive number counts as 1
 */
export function scaleAmount(value: ScalableAmount, factor: number): ScaledAmount {
  const { amount, amountMax = null, unitCode, usForm } = value;
  const isScaled = factor > 0 && Number.isFinite(factor) && factor !== 1;
  if (amount === null || !isScaled || unscaledUnits.includes(unitCode)) {
    return { amount, amountMax, unitCode, notes: [] };
  }
  const exact = scaleExactly(amount, factor);
  const exactMax = amountMax === null ? null : scaleExactly(amountMax, factor);
  const isEgg = unitCode === null && usForm === "egg";
  // The upper end decides on the unit, so that both ends have the same.
  const upper = roundAmount(toNumber(exactMax ?? exact), unitCode, { isEgg });
  if (exactMax === null) {
    return { ...upper, amountMax: null, notes: isEgg ? listEggNotes(exact, upper.amount) : [] };
  }
  const lower = roundAmount(toNumber(exact), unitCode, { isEgg, unit: upper.unitCode });
  return {
    amount: lower.amount,
    amountMax: lower.amount < upper.amount ? upper.amount : null,
    unitCode: upper.unitCode,
    notes: [],
  };
}

/**
 * Scales a stored amount without rounding, for sums and conversions: 0.33 is a third, and up and
 * down again is the same fraction.
 */
export function scaleExactly(amount: number, factor: number): Rational {
  return multiply(parseStoredAmount(amount), approximate(factor));
}

function listEggNotes(exact: Rational, rounded: number): ScaleNote[] {
  const isRounded = Math.abs(toNumber(exact) - rounded) > 0.001;
  return [...(isRounded ? ["eggsRounded" as const] : []), ...(rounded % 1 === 0 ? [] : ["halfEgg" as const])];
}
