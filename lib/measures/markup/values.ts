/**
 * Codes of the units that amounts may have, as in the table of units. Any other word behind a
 * number is the key of an ingredient.
 */
export const markupUnits = [
  "g",
  "kg",
  "ml",
  "l",
  "tbsp",
  "tsp",
  "pinch",
  "dash",
  "clove",
  "bunch",
  "sprig",
  "stalk",
  "leaf",
  "slice",
  "can",
  "package",
  "handful",
  "oz",
  "lb",
  "cup",
  "fl-oz",
];

/** One number, or both ends of a range; `to` is null for one number. */
interface NumberRange {
  from: number;
  to: number | null;
}

/** An amount for the stored yield, which grows with the servings unless fixed ("80 g each"). */
export interface AmountValue extends NumberRange {
  type: "amount";
  unitCode: string | null;
  /** Key of the ingredient; null for what is no row of the list (the juice of the lemons). */
  ingredient: string | null;
  /** Which of the rows with this ingredient, counted from 1. */
  occurrence: number;
  isFixed: boolean;
  /** A word written in place of the unit, which agrees with the number: "1 Ei", "2 Eiern". */
  noun: { one: string; many: string } | null;
}

/** In °C, or the number of a gas oven. */
export interface TemperatureValue extends NumberRange {
  type: "temperature";
  heat: "conventional" | "fan" | "gas";
}

export type DurationUnit = "s" | "min" | "h";

/** A time as it is written: 90 minutes are not "1 hour 30 minutes". */
export interface DurationValue extends NumberRange {
  type: "duration";
  unit: DurationUnit;
  /** Minutes beside hours: 30 in "1 h 30 min". */
  extraMinutes: number | null;
  /** False for times that are not waited for: "keeps 2 hours". */
  hasTimer: boolean;
}

export interface LengthValue extends NumberRange {
  type: "length";
  unit: "mm" | "cm";
  /** Stands before a noun of an English text: "1¼-inch pieces". */
  isAttributive?: boolean;
}

/** A baking tin; `sizes` in cm: the diameter, the length of a loaf tin, or both sides. */
export interface TinValue {
  type: "tin";
  shape: "round" | "rectangular" | "loaf";
  sizes: number[];
}

export type MarkupValue = AmountValue | TemperatureValue | DurationValue | LengthValue | TinValue;

/** Plain text, or a value in it. */
export type MarkupPart = string | MarkupValue;

const secondsPerUnit: Record<DurationUnit, number> = { s: 1, min: 60, h: 3600 };

/** The seconds of a duration; `maxSeconds` is null unless it is a range. */
export function toSeconds({ from, to, unit, extraMinutes }: DurationValue): {
  seconds: number;
  maxSeconds: number | null;
} {
  const factor = secondsPerUnit[unit];
  return { seconds: from * factor + (extraMinutes ?? 0) * 60, maxSeconds: to === null ? null : to * factor };
}
