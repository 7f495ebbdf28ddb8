import type { Locale } from "#lib/i18n/locales.ts";

export type UsUnit = "cup" | "tbsp" | "tsp" | "fl-oz" | "oz" | "lb";

/** An amount as an American kitchen measures it, in one language. */
export interface UsMeasure {
  amount: number;
  unit: UsUnit;
}

interface MetricAmount {
  amount: number | null;
  unitCode: string | null;
  /** g/ml; null where it is not known and a weight stays a weight. */
  density: number | null;
}

/** Where readers are shown US measures beside the stored amounts. */
export const showsUsMeasures: Record<Locale, boolean> = { de: false, en: true };

/** Farther from the stored amount than this share a measure is not offered: bread and custard would notice. */
const tolerance = 0.03;

/** Millilitres and grams in one unit (NIST Handbook 44, Appendix C). */
export const millilitres = { cup: 236.5882365, "fl-oz": 29.5735295625, tbsp: 14.78676478125, tsp: 4.92892159375 };
export const grams = { lb: 453.59237, oz: 28.349523125 };
const metric: Record<string, { gram?: number; millilitre?: number }> = {
  g: { gram: 1 },
  kg: { gram: 1000 },
  ml: { millilitre: 1 },
  l: { millilitre: 1000 },
};

/**
 * The US measure of a metric amount, at most 3 % away from it: cups and spoons in halves, thirds and quarters where the volume is known,
 * else pounds and ounces. Null for amounts that are not metric (spoons, pieces) and where there is none.
 */
export function toUsMeasure({ amount, unitCode, density }: MetricAmount): UsMeasure | null {
  const unit = unitCode === null ? undefined : metric[unitCode];
  if (!unit || amount === null || amount <= 0) return null;
  const mass = unit.gram ? amount * unit.gram : null;
  const volume = unit.millilitre ? amount * unit.millilitre : density && mass !== null ? mass / density : null;
  return (
    (volume === null ? null : spoonable(volume)) ??
    (mass === null ? null : weighable(mass)) ??
    (volume === null ? null : exactly(volume / millilitres["fl-oz"], "fl-oz"))
  );
}

/** What an American oven is set to: its dial has marks every 25 °F. */
export function toOvenFahrenheit(celsius: number): number {
  return 25 * Math.round((celsius * 1.8 + 32) / 25);
}

function spoonable(volume: number): UsMeasure | null {
  return (
    handy(volume / millilitres.cup, "cup", 1 / 4, 16) ??
    handy(volume / millilitres.tbsp, "tbsp", 1, 4) ??
    handy(volume / millilitres.tsp, "tsp", 1 / 4, 3)
  );
}

function weighable(mass: number): UsMeasure {
  return (
    handy(mass / grams.lb, "lb", 1, Number.POSITIVE_INFINITY) ??
    handy(mass / grams.oz, "oz", 1 / 4, Number.POSITIVE_INFINITY) ??
    exactly(mass / grams.oz, "oz")
  );
}

/** The nearest half, third or quarter, if it is near enough and between `least` and `most`. */
function handy(value: number, unit: UsUnit, least: number, most: number): UsMeasure | null {
  const [nearest = value] = [4, 3]
    .map((parts) => Math.round(value * parts) / parts)
    .sort((a, b) => Math.abs(a - value) - Math.abs(b - value));
  const isHandy = nearest >= least && nearest <= most && Math.abs(nearest - value) <= value * tolerance;
  return isHandy ? { amount: nearest, unit } : null;
}

function exactly(value: number, unit: UsUnit): UsMeasure {
  const short = Number(value.toPrecision(2));
  return { amount: Math.abs(short - value) <= value * tolerance ? short : Number(value.toPrecision(3)), unit };
}
