import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { UsForm } from "./us-form.ts";
import { toButterMeasure, toCanMeasure, toLeavenerMeasure, toYeastMeasure } from "./us-packages.ts";
import { isNear, millilitres, nearestFraction, toVolumeMeasure } from "./us-volume.ts";
import { grams, toWeightMeasure } from "./us-weight.ts";

export { grams, millilitres };

export type UsUnit =
  | ("quart" | "cup" | "tbsp" | "tsp" | "pinch" | "fl-oz" | "oz" | "lb")
  | ("stick" | "packet" | "can" | "inch");

export interface UsPart {
  amount: number;
  unit: UsUnit;
}

/** An amount in US customary units: "1½ cups", "1 cup + 2 tbsp", "2–3 lb", "1 can (14.5 oz)". */
export interface UsMeasure extends UsPart {
  /** The upper end of a range, in the same unit. */
  amountMax?: number;
  /** A second, smaller measure to add. */
  plus?: UsPart;
  /** What is printed on a can. */
  canOunces?: number;
}

/** A stored amount with what is known of its ingredient. */
export interface ConvertibleAmount {
  amount: number | null;
  amountMax?: number | null;
  unitCode: string | null;
  /** In g/ml; null when unknown: a weight is then never converted to a volume. */
  density: number | null;
  usForm?: UsForm | null;
  /** Grams of one piece; of ginger, of one inch. */
  pieceGrams?: number | null;
}

/** Languages that show US measures beside the stored amounts. */
export const hasUsMeasures: Record<Locale, boolean> = { de: false, en: true };

/** Maximum relative deviation from the stored amount, where there is such a measure. */
const tolerance = 0.03;
/** Of what is measured loosely: a cup of berries is not exact. */
const looseTolerance = 0.12;
/** Of a jigger, which is marked in quarters of an ounce. */
const jiggerTolerance = 0.05;

/** How many grams, or of a liquid millilitres, are in one. */
const metricUnits: Record<string, { factor: number; isLiquid: boolean }> = {
  g: { factor: 1, isLiquid: false },
  kg: { factor: 1000, isLiquid: false },
  ml: { factor: 1, isLiquid: true },
  l: { factor: 1000, isLiquid: true },
};

/**
 * Converts a metric amount to what a US recipe would print and a cook can measure: cups, spoons,
 * sticks, cans, pounds and ounces. Cups deviate by at most 3 %, spoons by 5 %; weights, butter,
 * yeast and cans are the nearest that is sold or marked.
 *
 * @returns Null for missing amounts and for units that are not metric (pieces, a few spoons).
 */
export function toUsMeasure(value: ConvertibleAmount): UsMeasure | null {
  const { amount, amountMax = null, ...rest } = value;
  const single = convert({ ...rest, amount: amountMax ?? amount });
  if (single === null || amount === null || amountMax === null) return single;
  return toRange(single, amount / amountMax);
}

/** Steps of an end of a range that is not measured by itself; others are quarters. */
const rangeParts: Partial<Record<UsUnit, number>> = { tbsp: 2, oz: 2, "fl-oz": 2, can: 2, packet: 1 };

/** The whole measure in its first unit: "1 cup + 2 tbsp" is 1⅛ cups. */
export function totalInUnit({ amount, unit, plus }: UsMeasure): number {
  const perUnit: Partial<Record<UsUnit, number>> = { ...millilitres, ...grams, stick: 8 * millilitres.tbsp };
  return amount + (plus ? (plus.amount * (perUnit[plus.unit] ?? 0)) / (perUnit[unit] ?? 1) : 0);
}

/** Writes both ends in the unit of the upper one, which stays as it is, or in fractions of it. */
function toRange(measure: UsMeasure, ratio: number): UsMeasure {
  const { amount, unit, plus, canOunces } = measure;
  if (unit === "pinch") return measure;
  const total = totalInUnit(measure);
  const parts = rangeParts[unit] ?? 4;
  const round = (end: number) =>
    unit === "cup" || unit === "lb" ? nearestFraction(end) : Math.round(end * parts) / parts;
  const [lower, upper] = [round(total * ratio), plus ? round(total) : amount];
  const size = canOunces ? { canOunces } : {};
  if (lower === 0 || lower >= upper) return { amount: upper, unit, ...size };
  return { amount: lower, amountMax: upper, unit, ...size };
}

function convert({ amount, unitCode, density, usForm, pieceGrams }: ConvertibleAmount): UsMeasure | null {
  if (amount === null || !(amount > 0) || !Number.isFinite(amount)) return null;
  const unit = unitCode && metricUnits[unitCode];
  if (!unit) return convertSpoons(amount, unitCode);
  const { isLiquid } = unit;
  const size = amount * unit.factor;
  const [mass, volume] = isLiquid ? [density ? size * density : null, size] : [size, density ? size / density : null];
  const quantity = { mass, volume, pieceGrams, isLiquid };
  return convertForm(quantity, usForm) ?? convertPlain(quantity, tolerance);
}

/** Many spoons are a larger measure: 3 tsp are 1 tbsp, 4 tbsp ¼ cup, 12 tbsp ¾ cup. */
function convertSpoons(amount: number, unitCode: string | null): UsMeasure | null {
  if (unitCode !== "tbsp" && unitCode !== "tsp") return null;
  const tablespoons = unitCode === "tbsp" ? amount : amount / 3;
  if (isNear(tablespoons, 4, 0)) return { amount: 1 / 4, unit: "cup" };
  if (unitCode === "tsp" && tablespoons < 8 && tablespoons % 1 === 0) return { amount: tablespoons, unit: "tbsp" };
  const volume = amount * millilitres[unitCode];
  return volume >= millilitres.cup / 2 ? toVolumeMeasure(volume, tolerance, true) : null;
}

interface Quantity {
  mass: number | null;
  volume: number | null;
  pieceGrams?: number | null;
  isLiquid: boolean;
}

/** The measure of an ingredient with a form of its own; null where the form does not apply. */
function convertForm(quantity: Quantity, usForm?: UsForm | null): UsMeasure | null {
  const { mass, volume, pieceGrams } = quantity;
  if (usForm === "fluid-ounces") return volume === null ? null : toFluidOunces(volume);
  if (usForm === "cups") return convertPlain(quantity, looseTolerance);
  if (usForm === "leavener" && volume !== null && volume <= millilitres.cup / 4) {
    return toLeavenerMeasure(volume / millilitres.tsp);
  }
  if (mass === null) return null;
  if (usForm === "stick") return toButterMeasure(mass);
  if (usForm === "fresh-yeast" || usForm === "dry-yeast") return toYeastMeasure(mass, usForm);
  if (usForm === "tomato-can" || usForm === "bean-can") return toCanMeasure(mass, usForm);
  if (usForm === "inch" && pieceGrams) return { amount: roundToQuarter(mass / pieceGrams), unit: "inch" };
  return usForm === "weight" ? toWeightMeasure(mass, tolerance) : null;
}

function convertPlain({ mass, volume, isLiquid }: Quantity, deviation: number): UsMeasure | null {
  if (volume !== null) return toVolumeMeasure(volume, deviation, isLiquid);
  return mass === null ? null : toWeightMeasure(mass, deviation);
}

/** Ounces in quarters, as jiggers measure; what lies between them is measured in spoons. */
function toFluidOunces(volume: number): UsMeasure {
  const ounces = volume / millilitres["fl-oz"];
  const simplest = [1, 2, 4]
    .map((parts) => Math.round(ounces * parts) / parts)
    .find((one) => isNear(one, ounces, jiggerTolerance));
  if (simplest) return { amount: simplest, unit: "fl-oz" };
  return ounces >= 2 ? { amount: roundToQuarter(ounces), unit: "fl-oz" } : toVolumeMeasure(volume, tolerance, true);
}

const roundToQuarter = (value: number) => Math.max(1, Math.round(value * 4)) / 4;
