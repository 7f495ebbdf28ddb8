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

/** Below `below`, amounts are multiples of `step`; above the last one of a list they are whole. */
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
];
const eggSteps: Step[] = [{ below: Number.POSITIVE_INFINITY, step: 1 / 2 }];
const halfSteps: Step[] = [{ below: 3, step: 1 / 2 }];
const pieceSteps: Step[] = [{ below: 10, step: 1 / 2 }];

/** Parts of a plant: half a clove can be used, half a leaf is not counted. */
const countSteps: Record<string, Step[]> = {
  clove: halfSteps,
  sprig: halfSteps,
  stalk: halfSteps,
  slice: halfSteps,
  // Always whole.
  leaf: [],
};

/** The base unit of metric ones, and how many of it are in one. */
const metricUnits: Record<string, { base: string; factor: number; steps: Step[] }> = {
  g: { base: "g", factor: 1, steps: gramSteps },
  kg: { base: "g", factor: 1000, steps: gramSteps },
  ml: { base: "ml", factor: 1, steps: millilitreSteps },
  l: { base: "ml", factor: 1000, steps: millilitreSteps },
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
  const metric = unitCode && metricUnits[unitCode];
  if (metric) return roundMetric(amount * metric.factor, unitCode, metric, options.unit);
  if (unitCode === "tbsp" || unitCode === "tsp") return roundSpoons(amount, unitCode, options.unit);
  const steps = unitCode && countSteps[unitCode];
  return { amount: steps ? roundBySteps(amount, steps) : roundPieces(amount), unitCode };
}

/** @param amount in grams or millilitres */
function roundMetric(
  amount: number,
  unitCode: string,
  { base, factor, steps }: { base: string; factor: number; steps: Step[] },
  unit?: string | null,
): RoundedAmount {
  const rounded = roundBySteps(amount, steps);
  // What is stored in grams is written in kilograms by formatAmount.
  const isKept = unit === undefined ? rounded >= factor : unit === unitCode;
  return isKept ? { amount: rounded / factor, unitCode } : { amount: rounded, unitCode: base };
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
  if (teaspoons < 1 / 8) return "pinch";
  const tablespoons = teaspoons / teaspoonsPerTablespoon;
  if (unitCode === "tsp") return teaspoons > 8 || (teaspoons >= 6 && tablespoons % 0.5 === 0) ? "tbsp" : "tsp";
  const isExact = Math.abs(roundBySteps(tablespoons, spoonSteps) / tablespoons - 1) <= spoonTolerance;
  return tablespoons < 0.5 || (teaspoons <= 5 && !isExact) ? "tsp" : "tbsp";
}

/** Halves, thirds and quarters below four, halves below ten, wholes above; at least an eighth. */
function roundPieces(amount: number): number {
  if (amount >= 4) return roundBySteps(amount, pieceSteps);
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
