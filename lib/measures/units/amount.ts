import { getNumberFormat } from "#lib/platform/i18n/intl-formats.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { UsForm } from "./us-form.ts";

/** An amount, or a range up to `amountMax`. `unit` is the displayed word, `unitCode` its key. */
export interface Amount {
  amount: number | null;
  amountMax?: number | null;
  unit: string;
  unitCode: string | null;
  /** Of its ingredient, in g/ml. */
  density?: number | null;
  /** Of its ingredient: spoons of some are weighed, too. */
  usForm?: UsForm | null;
}

/** Metric units are written as decimals, all other amounts as fractions. */
const decimalUnits: Record<string, { larger?: string }> = {
  g: { larger: "kg" },
  kg: {},
  ml: { larger: "l" },
  l: {},
};

/** The fractions that kitchens measure in, and that fonts have as one sign. */
const fractions = [
  { value: 1 / 8, sign: "⅛" },
  { value: 1 / 4, sign: "¼" },
  { value: 1 / 3, sign: "⅓" },
  { value: 3 / 8, sign: "⅜" },
  { value: 1 / 2, sign: "½" },
  { value: 5 / 8, sign: "⅝" },
  { value: 2 / 3, sign: "⅔" },
  { value: 3 / 4, sign: "¾" },
  { value: 7 / 8, sign: "⅞" },
];

const noBreakSpace = "\u00a0";
// Thirds are stored as 0.33 and 1.67.
const tolerance = 0.01;
// In g and ml. 1250 g becomes 1.25 kg; 1030 g stays, because 1.03 kg is harder to read.
const largerStep = 50;

/**
 * Formats the amount of an ingredient: "1,2 kg", "1½ TL", "6–8 Blätter", "2". Number and unit are
 * joined by a no-break space. A range is written from its lower to its upper end. Spoons of salt
 * have their weight beside them, because grains differ: "1½ TL (9 g)".
 *
 * @returns An empty string when there is no amount; zero, negative and infinite amounts are none.
 */
export function formatAmount(value: Amount, locale: Locale): string {
  const { amounts, unit, unitCode } = toLargerUnit(value);
  const numbers = amounts.map((amount) =>
    unitCode && decimalUnits[unitCode] ? formatDecimal(amount, locale) : formatFraction(amount, locale),
  );
  const text = [[...new Set(numbers)].join("–"), unit].filter((part) => part !== "").join(noBreakSpace);
  const weight = value.usForm === "weighed-spoons" ? weighSpoons(value) : null;
  return weight ? `${text} (${weight}${noBreakSpace}g)` : text;
}

/** Millilitres of the metric spoons. */
const spoons: Record<string, number> = { tsp: 5, tbsp: 15 };
/** Lighter amounts do not show on a kitchen scale. */
const minGrams = 3;

/** The weight of spoons in whole grams, "6" or "6–12"; null where it is unknown or too little. */
function weighSpoons({ amount, amountMax = null, unitCode, density }: Amount): string | null {
  const millilitres = spoons[unitCode ?? ""];
  if (!millilitres || !density) return null;
  const weights = [amount, amountMax]
    .filter((one) => one !== null)
    .map((one) => Math.round(one * millilitres * density));
  return weights.length > 0 && weights.every((grams) => grams >= minGrams) ? [...new Set(weights)].join("–") : null;
}

function toLargerUnit({ amount, amountMax = null, unit, unitCode }: Amount) {
  const amounts = [amount, amountMax]
    .filter((one) => one !== null && one > 0 && Number.isFinite(one))
    .sort((a, b) => Number(a) - Number(b)) as number[];
  const larger = unitCode && decimalUnits[unitCode]?.larger;
  const fits = amounts.length > 0 && amounts.every((one) => one >= 1000 && one % largerStep === 0);
  if (!larger || !fits) return { amounts, unit: amounts.length > 0 ? unit : "", unitCode };
  return { amounts: amounts.map((one) => one / 1000), unit: larger, unitCode: larger };
}

/** With two decimals; of less than 0.01 the first digit, because "0 g" would be wrong. */
function formatDecimal(amount: number, locale: Locale): string {
  const digits = amount < 0.01 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 2 };
  return getNumberFormat(locale, { ...digits, useGrouping: false }).format(amount);
}

function formatFraction(amount: number, locale: Locale): string {
  const whole = Math.floor(amount + tolerance);
  const rest = amount - whole;
  if (whole > 0 && Math.abs(rest) <= tolerance) return formatDecimal(whole, locale);
  const sign = fractions.find(({ value }) => Math.abs(rest - value) <= tolerance)?.sign;
  if (!sign) return formatDecimal(amount, locale);
  return whole === 0 ? sign : `${formatDecimal(whole, locale)}${sign}`;
}
