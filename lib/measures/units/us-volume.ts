import type { UsMeasure } from "./us-measure.ts";

/**
 * Millilitres in one unit.
 *
 * @see https://www.nist.gov/pml/owm/nist-handbook-44-current-edition NIST Handbook 44, Appendix C
 */
export const millilitres = {
  quart: 946.352946,
  cup: 236.5882365,
  "fl-oz": 29.5735295625,
  tbsp: 14.78676478125,
  tsp: 4.92892159375,
};

const tablespoonsPerCup = 16;
const teaspoonsPerTablespoon = 3;
/**
 * Spoons below ¼ cup are not more exact than this, and "2½ tbsp" is easier to follow than "2 tbsp +
 * 1¼ tsp".
 */
const spoonTolerance = 0.05;
/** Float errors of the divisions. */
const epsilon = 1e-6;

/** Teaspoons that a set of measuring spoons has, and their sums up to a tablespoon. */
const smallestSpoon = 1 / 8;
const smallSpoons = [smallestSpoon, 1 / 4, 1 / 2, 3 / 4, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75];

/**
 * Writes a volume in cups, tablespoons and teaspoons, as simply as the tolerance allows: "1½ cups",
 * "¾ cup + 2 tbsp", "4 tsp", and "1 pinch" below ⅛ tsp.
 *
 * @param volume in ml
 * @param tolerance largest relative deviation; where no measure keeps it, the nearest one is used
 * @param isLiquid many cups are quarts; flour is never measured in them
 */
export function toVolumeMeasure(volume: number, tolerance: number, isLiquid: boolean): UsMeasure {
  const cups = volume / millilitres.cup;
  if (cups >= 12) return (isLiquid && toQuarts(volume, tolerance)) || { amount: nearestFraction(cups), unit: "cup" };
  if (cups >= (1 / 4) * (1 - tolerance)) return toCups(cups, tolerance);
  return toSpoons(volume, Math.max(tolerance, spoonTolerance));
}

/** The nearest half, third or quarter of a unit. */
export function nearestFraction(value: number): number {
  const [nearest = value] = [4, 3]
    .map((parts) => Math.round(value * parts) / parts)
    .sort((a, b) => Math.abs(a - value) - Math.abs(b - value));
  return nearest;
}

export function isNear(amount: number, value: number, tolerance: number): boolean {
  return Math.abs(amount - value) <= value * tolerance + epsilon;
}

function toQuarts(volume: number, tolerance: number): UsMeasure | null {
  const quarts = volume / millilitres.quart;
  const nearest = Math.round(quarts * 4) / 4;
  return isNear(nearest, quarts, tolerance) ? { amount: nearest, unit: "quart" } : null;
}

function toCups(cups: number, tolerance: number): UsMeasure {
  const simple = nearestFraction(cups);
  if (isNear(simple, cups, tolerance)) return { amount: simple, unit: "cup" };
  return addSpoons(cups, tolerance) ?? { amount: simple, unit: "cup" };
}

/** The fewest that are added to cups; ½ tbsp alone is measured in teaspoons. */
const spoons = {
  tbsp: { min: 1, perCup: tablespoonsPerCup },
  tsp: { min: 1 / 2, perCup: tablespoonsPerCup * teaspoonsPerTablespoon },
};

/** A fraction of cups with the fewest spoons that keep the tolerance: "⅓ cup + 1 tsp". */
function addSpoons(cups: number, tolerance: number): UsMeasure | null {
  const [best] = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4]
    .map((part) => Math.floor(cups) + part)
    .filter((amount) => amount > 0)
    .flatMap((amount) =>
      [...roundSpoons(cups - amount, "tbsp"), ...roundSpoons(cups - amount, "tsp")].map((plus) => ({ amount, plus })),
    )
    .filter(({ amount, plus }) => isNear(amount + plus.amount / spoons[plus.unit].perCup, cups, tolerance))
    .sort((a, b) => countScoops(a.plus.amount) - countScoops(b.plus.amount) || b.amount - a.amount);
  return best ? { amount: best.amount, unit: "cup", plus: best.plus } : null;
}

/** A part of a cup in whole and in half spoons. */
function roundSpoons(cups: number, unit: keyof typeof spoons) {
  const { min, perCup } = spoons[unit];
  return [1, 2]
    .map((parts) => ({ amount: Math.round(cups * perCup * parts) / parts, unit }))
    .filter(({ amount }) => amount >= min);
}

/** A half spoon counts a little more than a whole one, because fewer kitchens have it. */
const countScoops = (spoons: number) => Math.floor(spoons) + (spoons % 1 === 0 ? 0 : 1.5);

function toSpoons(volume: number, tolerance: number): UsMeasure {
  const tablespoons = volume / millilitres.tbsp;
  const teaspoons = volume / millilitres.tsp;
  if (teaspoons < smallestSpoon - epsilon) return { amount: 1, unit: "pinch" };
  if (tablespoons < 1 / (1 + tolerance)) return toTeaspoons(teaspoons);
  const halves = Math.round(tablespoons * 2) / 2;
  const simplest = [Math.round(tablespoons), halves].find((amount) => isNear(amount, tablespoons, tolerance));
  if (simplest) return { amount: simplest, unit: "tbsp" };
  const whole = Math.round(teaspoons);
  if (whole <= 5 && isNear(whole, teaspoons, tolerance)) return { amount: whole, unit: "tsp" };
  const full = Math.floor(tablespoons);
  const roundRest = (parts: number) => Math.round((teaspoons - full * teaspoonsPerTablespoon) * parts) / parts;
  // One whole teaspoon more is easier to follow than ¾ tsp.
  const rest = [roundRest(1), roundRest(2)].find((amount) =>
    isNear(full + amount / teaspoonsPerTablespoon, tablespoons, tolerance),
  );
  return { amount: full, unit: "tbsp", plus: { amount: rest ?? roundRest(4), unit: "tsp" } };
}

/** @param teaspoons less than a tablespoon */
function toTeaspoons(teaspoons: number): UsMeasure {
  const [nearest = 1] = smallSpoons.toSorted((a, b) => Math.abs(a - teaspoons) - Math.abs(b - teaspoons));
  return { amount: nearest, unit: "tsp" };
}
