import type { UsMeasure, UsPart, UsUnit } from "#lib/measures/units/us-measure.ts";

const cupParts = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4];
const quarters = [0, 1 / 4, 1 / 2, 3 / 4];
const halves = [0, 1 / 2];

/** The fractions of each unit that kitchens have a measure, a mark or a scale for. */
const fractions: Record<UsUnit, number[]> = {
  quart: quarters,
  cup: cupParts,
  tbsp: halves,
  tsp: [...quarters, 1 / 8],
  pinch: [0],
  "fl-oz": quarters,
  oz: quarters,
  lb: cupParts,
  stick: quarters,
  packet: [0],
  can: halves,
  inch: quarters,
};

/** Above these amounts a recipe uses the next larger unit. */
const most: Partial<Record<UsUnit, number>> = { tsp: 6, oz: 32, pinch: 1 };

/** Says why a US measure cannot be measured in an American kitchen; null when it can. */
export function findUnmeasurable(measure: UsMeasure): string | null {
  const parts: UsPart[] = [measure, ...(measure.plus ? [measure.plus] : [])];
  const ends = measure.amountMax === undefined ? [] : [{ amount: measure.amountMax, unit: measure.unit }];
  for (const { amount, unit } of [...parts, ...ends]) {
    const rest = amount % 1;
    const isMarked = fractions[unit].some((part) => Math.abs(rest - part) < 1e-6);
    if (!(amount > 0) || !isMarked) return `${amount} ${unit} is not marked`;
    if (amount > (most[unit] ?? Number.POSITIVE_INFINITY) && !ends.length) return `${amount} ${unit} is too many`;
    if (unit === "oz" && amount >= 3 && rest % 0.5 !== 0) return `${amount} oz is finer than half an ounce`;
  }
  if (measure.amountMax !== undefined && measure.amountMax <= measure.amount)
    return "a range that ends before it begins";
  if (measure.plus && measure.plus.unit === measure.unit) return "two measures of one unit";
  return null;
}
