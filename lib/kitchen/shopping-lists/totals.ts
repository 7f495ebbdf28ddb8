import {
  totalInUnit,
  toUsMeasure,
  grams as usGrams,
  millilitres as usMillilitres,
} from "#lib/measures/units/us-measure.ts";
import type { UnitSystem } from "#lib/platform/db/tables/users.ts";
import type { ListedIngredient, ShoppingItem } from "./shopping-item.ts";

/** The amount of one ingredient to buy, in one dimension. */
export interface Total {
  /** Rounded up to what shops sell; in `unit`, or pieces where that is null. */
  amount: number;
  unit: string | null;
  /** The exact sum, in grams, millilitres or pieces. */
  base: number;
  /** Grams, millilitres or pieces in one `unit`. */
  perUnit: number;
  /** Ids of the items in the sum. */
  ids: string[];
  /** What is printed on an American can. */
  canOunces?: number;
}

interface SumOptions {
  /** Amounts a reader has typed are neither rounded nor converted. */
  isExact?: boolean;
  /** Decides on the US measure: flour in cups, butter in sticks. */
  ingredient?: Pick<ListedIngredient, "us" | "pieceGrams"> | null;
}

type AmountItem = Pick<ShoppingItem, "id" | "amount" | "unit">;
interface ItemWithAmount extends AmountItem {
  amount: number;
}

/** Spoons are counted like pieces, but in parts: half a teaspoon is not rounded up to one. */
const spoons = ["tbsp", "tsp"];
const grams: Record<string, number> = { g: 1, kg: 1000, oz: usGrams.oz, lb: usGrams.lb };
const millilitres: Record<string, number> = { ml: 1, l: 1000, cup: usMillilitres.cup, "fl-oz": usMillilitres["fl-oz"] };
/** Stored thirds such as 0.67 add up to a little more than a whole. */
const thirdsTolerance = 0.03;

/** Removes errors of floating-point sums: 0.1 + 0.2 becomes 0.3. */
const roundFloat = (value: number) => Math.round(value * 1e6) / 1e6;

/**
 * Sums the amounts of one ingredient in the units the recipes have:
 *
 * - Grams and kilograms are added, and so are millilitres and litres.
 * - Teaspoons, tablespoons and all that is counted (cans, bunches, pieces) are added to their own
 *   kind only: "4 TL", "1 EL + 2 TL", "100 ml + 2 EL". A sum in another unit would be a number that
 *   stands neither in a recipe nor on a packet.
 * - Amounts in one unit stay in it. Different weights or volumes are added in grams or millilitres,
 *   which readers of US units see in theirs.
 *
 * @returns empty when no item has an amount
 */
export function sumAmounts(items: readonly AmountItem[], system: UnitSystem, options: SumOptions = {}): Total[] {
  const parts = items.filter((item): item is ItemWithAmount => item.amount !== null && item.amount > 0);
  const weights = parts.filter(({ unit }) => unit !== null && unit in grams);
  const volumes = parts.filter(({ unit }) => unit !== null && unit in millilitres);
  const counted = parts.filter((part) => !weights.includes(part) && !volumes.includes(part));
  const units = [...new Set(counted.map(({ unit }) => unit))].sort();
  return [
    ...(weights.length > 0 ? [sumMeasured(weights, ["g", grams], system, options)] : []),
    ...(volumes.length > 0 ? [sumMeasured(volumes, ["ml", millilitres], system, options)] : []),
    ...units.map((unit) =>
      sumCounted(
        counted.filter((part) => part.unit === unit),
        unit,
        options.isExact ?? false,
      ),
    ),
  ];
}

function sumMeasured(
  parts: ItemWithAmount[],
  [unit, factors]: ["g" | "ml", Record<string, number>],
  system: UnitSystem,
  { isExact = false, ingredient }: SumOptions,
): Total {
  const factorOf = (part: ItemWithAmount) => factors[part.unit ?? ""] ?? 1;
  const base = roundFloat(parts.reduce((total, part) => total + part.amount * factorOf(part), 0));
  const ids = parts.map(({ id }) => id);
  const [first] = new Set(parts.map((part) => part.unit));
  const isOneUnit = parts.every((part) => part.unit === first);
  const perUnit = factors[first ?? ""] ?? 1;
  // A typed cup or pound stays one, in any unit system.
  if (isOneUnit && perUnit % 1 !== 0)
    return { amount: toFraction(base / perUnit, isExact), unit: first ?? unit, base, perUnit, ids };
  const us = system === "us" && !isExact ? toUsTotal(base, unit, ingredient) : null;
  if (us) return { ...us, base, ids };
  const rounded = isExact ? base : roundUpToStep(base, base < 20 ? 1 : base < 1000 ? 5 : 50);
  // 0.4 kg stays, 0.125 kg would need more decimals than a scale shows.
  const isLarge = isOneUnit && perUnit === 1000 && rounded % 10 === 0;
  return {
    amount: isLarge ? rounded / 1000 : rounded,
    unit: isLarge ? (first ?? unit) : unit,
    base,
    perUnit: isLarge ? 1000 : 1,
    ids,
  };
}

/** A US measure to buy: one unit, because "1 cup + 2 tbsp" is for cooking. */
function toUsTotal(base: number, unitCode: "g" | "ml", ingredient: SumOptions["ingredient"]) {
  const { density = null, form: usForm } = ingredient?.us ?? {};
  const measure = toUsMeasure({ amount: base, unitCode, density, usForm, pieceGrams: ingredient?.pieceGrams });
  if (!measure) return null;
  const { unit, plus, canOunces } = measure;
  const exact = totalInUnit(measure);
  const amount = plus ? toFraction(exact, false) : measure.amount;
  return { amount, unit, perUnit: base / exact, ...(canOunces && { canOunces }) };
}

function sumCounted(parts: ItemWithAmount[], unit: string | null, isExact: boolean): Total {
  const base = roundFloat(parts.reduce((total, { amount }) => total + amount, 0));
  const isSpoon = unit !== null && spoons.includes(unit);
  const whole = isExact ? base : roundUpToStep(base - thirdsTolerance, 1);
  return {
    amount: isSpoon ? toFraction(base, isExact) : whole,
    unit,
    base,
    perUnit: 1,
    ids: parts.map(({ id }) => id),
  };
}

/** Rounds up to quarters or thirds, whichever is nearer. */
function toFraction(value: number, isExact: boolean): number {
  if (isExact) return roundFloat(value);
  return Math.min(...[4, 3].map((parts) => roundUpToStep(value - thirdsTolerance / parts, 1 / parts)));
}

const roundUpToStep = (value: number, step: number) => roundFloat(Math.max(1, Math.ceil(value / step - 1e-6)) * step);

/**
 * Distributes a new amount of a total among its items, in proportion to their amounts.
 *
 * @param amount in the unit of the total
 */
export function distribute(
  total: Total,
  items: readonly AmountItem[],
  amount: number,
): { id: string; amount: number }[] {
  const factor = (amount * total.perUnit) / total.base;
  return items.flatMap((item) =>
    total.ids.includes(item.id) && item.amount !== null
      ? [{ id: item.id, amount: roundFloat(item.amount * factor) }]
      : [],
  );
}
