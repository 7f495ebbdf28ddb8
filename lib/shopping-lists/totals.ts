import type { UnitSystem } from "#lib/db/tables/users.ts";
import { toUsMeasure, grams as usGrams, millilitres as usMillilitres } from "#lib/measure/us-measure.ts";
import type { ShoppingEntry } from "./entry.ts";

/** How much of one thing to buy, in one dimension. */
export interface Total {
  /** Rounded up to what a shop sells; in `unit`, or pieces where that is null. */
  amount: number;
  unit: string | null;
  /** The exact sum, in grams, millilitres or pieces. */
  base: number;
  /** Grams, millilitres or pieces in one `unit`. */
  perUnit: number;
  /** Whose amounts were added up. */
  ids: string[];
}

type Counted = Pick<ShoppingEntry, "id" | "amount" | "unit">;
interface Part extends Counted {
  amount: number;
}

/** A metric spoon holds 15 and 5 ml, see the table of units. */
const grams: Record<string, number> = { g: 1, kg: 1000, ...usGrams };
const spoons: Record<string, number> = { tbsp: 15, tsp: 5 };
const millilitres: Record<string, number> = { ml: 1, l: 1000, ...usMillilitres, ...spoons };

/** More than this is poured, not spooned. */
const mostSpooned = 60;

/** Sums of what was added up from decimals: 0.1 + 0.2 is 0.3. */
const exactly = (value: number) => Math.round(value * 1e6) / 1e6;

/**
 * The amounts of one thing added up: weights with weights, volumes with volumes, and what is counted by its unit. What cannot be added up
 * stands side by side ("2 EL + 100 g"); empty where nothing has an amount.
 */
export function addUp(entries: readonly Counted[], system: UnitSystem): Total[] {
  const parts = entries.filter((entry): entry is Part => entry.amount !== null && entry.amount > 0);
  const weighed = parts.filter(({ unit }) => unit !== null && unit in grams);
  const poured = parts.filter(({ unit }) => unit !== null && unit in millilitres);
  const counted = parts.filter((part) => !weighed.includes(part) && !poured.includes(part));
  const units = [...new Set(counted.map(({ unit }) => unit))].sort();
  return [
    ...(weighed.length > 0 ? [weigh(weighed, system)] : []),
    ...(poured.length > 0 ? [pour(poured, system)] : []),
    ...units.map((unit) =>
      count(
        counted.filter((part) => part.unit === unit),
        unit,
      ),
    ),
  ];
}

function weigh(parts: Part[], system: UnitSystem): Total {
  const base = sum(parts, grams);
  return { ...inSystem(base, "g", system), base, ids: idsOf(parts) };
}

function pour(parts: Part[], system: UnitSystem): Total {
  const base = sum(parts, millilitres);
  const isSpooned = parts.every(({ unit }) => unit !== null && unit in spoons) && base <= mostSpooned;
  return { ...(isSpooned ? inSpoons(base) : inSystem(base, "ml", system)), base, ids: idsOf(parts) };
}

function count(parts: Part[], unit: string | null): Total {
  const base = exactly(parts.reduce((total, { amount }) => total + amount, 0));
  return { amount: upTo(base, 1), unit, base, perUnit: 1, ids: idsOf(parts) };
}

function sum(parts: Part[], factors: Record<string, number>): number {
  return exactly(parts.reduce((total, { amount, unit }) => total + amount * (factors[unit ?? ""] ?? 1), 0));
}

function inSystem(base: number, unit: "g" | "ml", system: UnitSystem): Pick<Total, "amount" | "unit" | "perUnit"> {
  const us = system === "us" ? toUsMeasure({ amount: base, unitCode: unit, density: null }) : null;
  if (us) return { ...us, perUnit: { ...usGrams, ...usMillilitres }[us.unit] };
  return { amount: upTo(base, base < 20 ? 1 : base < 1000 ? 5 : 50), unit, perUnit: 1 };
}

/** Halves, thirds and quarters of the largest spoon that is full once. */
function inSpoons(base: number): Pick<Total, "amount" | "unit" | "perUnit"> {
  const unit = base < 15 ? "tsp" : "tbsp";
  const perUnit = spoons[unit] ?? 1;
  const value = base / perUnit;
  const amount = Math.min(upTo(value, 1 / 4), upTo(value, 1 / 3));
  return { amount: exactly(amount), unit, perUnit };
}

const upTo = (value: number, step: number) => exactly(Math.ceil(value / step - 1e-6) * step);
const idsOf = (parts: Part[]) => parts.map(({ id }) => id);

/**
 * Another amount for a total, shared by what it was added up from in the proportions of before. `amount` is in the unit of the total.
 */
export function shareOut(total: Total, entries: readonly Counted[], amount: number): { id: string; amount: number }[] {
  const factor = (amount * total.perUnit) / total.base;
  return entries.flatMap((entry) =>
    total.ids.includes(entry.id) && entry.amount !== null
      ? [{ id: entry.id, amount: exactly(entry.amount * factor) }]
      : [],
  );
}
