import type { Locale } from "#lib/i18n/locales.ts";

/** An amount in its own unit, upwards to `amountMax` if it is a range. `unit` is the word a reader sees, `unitCode` what it stands for. */
export interface Amount {
  amount: number | null;
  amountMax?: number | null;
  unit: string;
  unitCode: string | null;
}

/** Weights and volumes are read off a scale and written as decimals; everything else is counted and may be cut. */
const measured: Record<string, { larger?: string }> = {
  g: { larger: "kg" },
  kg: {},
  ml: { larger: "l" },
  l: {},
};

const fractions = [
  { value: 1 / 4, sign: "¼" },
  { value: 1 / 3, sign: "⅓" },
  { value: 1 / 2, sign: "½" },
  { value: 2 / 3, sign: "⅔" },
  { value: 3 / 4, sign: "¾" },
];

const noBreakSpace = "\u00a0";
// 0.33 and 1.67 are thirds that have been stored as decimals.
const tolerance = 0.01;
// In grams and millilitres: 1250 g reads well as 1.25 kg, 1030 g does not as 1.03 kg.
const largerStep = 50;

/**
 * An amount as it stands in an ingredient note: "1,2 kg", "1½ TL", "6–8 Blätter", "2"; empty where there is none. Never breaks between
 * number and unit.
 */
export function formatAmount(given: Amount, locale: Locale): string {
  const { amounts, unit, unitCode } = inLargerUnit(given);
  const numbers = amounts.map((amount) =>
    unitCode && measured[unitCode] ? decimal(amount, locale) : cut(amount, locale),
  );
  return [[...new Set(numbers)].join("–"), unit].filter((part) => part !== "").join(noBreakSpace);
}

function inLargerUnit({ amount, amountMax = null, unit, unitCode }: Amount) {
  const amounts = [amount, amountMax].filter((one) => one !== null);
  const larger = unitCode === null ? undefined : measured[unitCode]?.larger;
  const fits = amounts.length > 0 && amounts.every((one) => one >= 1000 && one % largerStep === 0);
  if (!larger || !fits) return { amounts, unit: amounts.length > 0 ? unit : "", unitCode };
  return { amounts: amounts.map((one) => one / 1000), unit: larger, unitCode: larger };
}

function decimal(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(amount);
}

function cut(amount: number, locale: Locale): string {
  const whole = Math.floor(amount + tolerance);
  const rest = amount - whole;
  if (Math.abs(rest) <= tolerance) return decimal(whole, locale);
  const sign = fractions.find(({ value }) => Math.abs(rest - value) <= tolerance)?.sign;
  if (!sign) return decimal(amount, locale);
  return whole === 0 ? sign : `${decimal(whole, locale)}${sign}`;
}
