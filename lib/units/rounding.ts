/** A rounded amount, perhaps in a smaller or larger unit than before. */
export interface RoundedAmount {
  amount: number;
  unitCode: string | null;
}

interface RoundingOptions {
  /** Counted eggs, yolks and whites: halves at most. */
  isEgg?: boolean;
  /** The unit to stay in, for the lower end of a range. */
  unit?: string | null;
}

/** Steps by the size of an amount: up to `below`, amounts are multiples of `step`. */
interface Step {
  below: number;
  step: number;
}

const gramSteps: Step[] = [
  { below: 2, step: 0.1 },
  { below: 10, step: 0.5 },
  { below: 50, step: 1 },
  { below: 1000, step: 5 },
  { below: Number.POSITIVE_INFINITY, step: 50 },
];
const millilitreSteps: Step[] = [
  { below: 10, step: 0.5 },
  { below: 50, step: 1 },
  { below: 250, step: 5 },
  { below: 1000, step: 10 },
  { below: Number.POSITIVE_INFINITY, step: 50 },
];
/** Eighths of a teaspoon are the smallest spoons. */
const spoonSteps: Step[] = [
  { below: 0.25, step: 1 / 8 },
  { below: 4, step: 1 / 4 },
  { below: 10, step: 1 / 2 },
  { below: Number.POSITIVE_INFINITY, step: 1 },
];
const eggSteps: Step[] = [{ below: Number.POSITIVE_INFINITY, step: 1 / 2 }];
const halfSteps: Step[] = [
  { below: 3, step: 1 / 2 },
  { below: Number.POSITIVE_INFINITY, step: 1 },
];
const wholeSteps: Step[] = [{ below: Number.POSITIVE_INFINITY, step: 1 }];

/** Parts of a plant: half a clove can be used, half a leaf is not counted. */
const countSteps: Record<string, Step[]> = {
  clove: halfSteps,
  sprig: halfSteps,
  stalk: halfSteps,
  slice: halfSteps,
  leaf: wholeSteps,
};

/** The base unit of metric ones, and how many of it are in one. */
const metricUnits: Record<string, { base: "g" | "ml"; larger: "kg" | "l"; factor: number }> = {
  g: { base: "g", larger: "kg", factor: 1 },
  kg: { base: "g", larger: "kg", factor: 1000 },
  ml: { base: "ml", larger: "l", factor: 1 },
  l: { base: "ml", larger: "l", factor: 1000 },
};

/** Relative error from which a tablespoon is written in teaspoons: ⅓ tbsp is 1 tsp. */
const spoonTolerance = 0.04;
const teaspoonsPerTablespoon = 3;

/**
 * Rounds a scaled amount to what can be measured and read: grams and millilitres to steps by their
 * size, spoons to quarters, pieces to halves, thirds and quarters. It never becomes zero.
 *
 * @param amount positive, in the unit
 * @param unitCode null counts pieces
 */
export function roundAmount(amount: number, unitCode: string | null, options: RoundingOptions = {}): RoundedAmount {
  if (options.isEgg) return { amount: roundBySteps(amount, eggSteps), unitCode };
  if (unitCode !== null && metricUnits[unitCode]) return roundMetric(amount, unitCode, options.unit);
  if (unitCode === "tbsp" || unitCode === "tsp") return roundSpoons(amount, unitCode, options.unit);
  const steps = unitCode === null ? undefined : countSteps[unitCode];
  return { amount: steps ? roundBySteps(amount, steps) : roundPieces(amount), unitCode };
}

function roundMetric(amount: number, unitCode: string, unit?: string | null): RoundedAmount {
  const { base, larger, factor } = metricUnits[unitCode] ?? { base: "g", larger: "kg", factor: 1 };
  const rounded = roundBySteps(amount * factor, base === "g" ? gramSteps : millilitreSteps);
  // What is stored in grams is written in kilograms by formatAmount.
  const isLarger = unit === undefined ? unitCode === larger && rounded >= 1000 : unit === larger;
  return isLarger ? { amount: rounded / 1000, unitCode: larger } : { amount: rounded, unitCode: base };
}

function roundSpoons(amount: number, unitCode: "tbsp" | "tsp", unit?: string | null): RoundedAmount {
  const teaspoons = unitCode === "tbsp" ? amount * teaspoonsPerTablespoon : amount;
  const tablespoons = teaspoons / teaspoonsPerTablespoon;
  const target = unit ?? chooseSpoon(teaspoons, unitCode);
  if (target === "pinch") return { amount: 1, unitCode: target };
  return target === "tbsp"
    ? { amount: roundBySteps(tablespoons, spoonSteps), unitCode: target }
    : { amount: roundBySteps(teaspoons, spoonSteps), unitCode: target };
}

function chooseSpoon(teaspoons: number, unitCode: "tbsp" | "tsp"): "tbsp" | "tsp" | "pinch" {
  if (teaspoons < 1 / 8 - 1e-9) return "pinch";
  const tablespoons = teaspoons / teaspoonsPerTablespoon;
  const isHalves = Math.abs(tablespoons * 2 - Math.round(tablespoons * 2)) < 1e-6;
  if (unitCode === "tsp") return teaspoons > 8 || (teaspoons >= 6 && isHalves) ? "tbsp" : "tsp";
  const isExact = Math.abs(roundBySteps(tablespoons, spoonSteps) / tablespoons - 1) <= spoonTolerance;
  return tablespoons < 0.5 || (teaspoons <= 5 && !isExact) ? "tsp" : "tbsp";
}

/** Halves, thirds and quarters below four, halves below ten, wholes above; at least an eighth. */
function roundPieces(amount: number): number {
  if (amount >= 4) return roundBySteps(amount, [{ below: 10, step: 1 / 2 }, ...wholeSteps]);
  const nearest = [1 / 8, ...[4, 3].map((parts) => Math.round(amount * parts) / parts)]
    .filter((candidate) => candidate > 0)
    .sort((a, b) => Math.abs(a - amount) - Math.abs(b - amount));
  return nearest[0] ?? amount;
}

/** The nearest multiple of the step for this size, at least one step. */
function roundBySteps(amount: number, steps: readonly Step[]): number {
  const { step } = steps.find(({ below }) => amount < below) ?? { step: 1 };
  const parts = Math.round(1 / step);
  const count = Math.max(1, Math.round(amount / step));
  // Divided by whole parts, because 3 * 0.1 is 0.30000000000000004.
  return step < 1 ? count / parts : count * step;
}
