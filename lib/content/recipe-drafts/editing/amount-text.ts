import { formatAmount } from "#lib/measures/units/amount.ts";
import { parseTypedNumber, typedNumberPattern } from "#lib/measures/units/typed-number.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { draftLimits } from "../limits.ts";

/** One number, or both ends of a range; `amount` is null for an empty field. */
export interface TypedAmount {
  amount: number | null;
  amountMax: number | null;
}

const pattern = new RegExp(
  String.raw`^(?:ca\.?\s*)?(${typedNumberPattern})(?:\s*(?:[-–—]|bis|to)\s*(${typedNumberPattern}))?$`,
  "i",
);
const maxLength = 40;

/**
 * Reads the field of an amount: "1 ½", "1/2", "2–3", "1,5"; an empty field is no amount.
 *
 * @param unit code of the unit, see `parseTypedNumber`
 * @returns null when it is no amount
 */
export function parseAmountText(text: string, unit: string | null): TypedAmount | null {
  const typed = text.trim();
  if (typed === "") return { amount: null, amountMax: null };
  const [, from, to] = (typed.length <= maxLength && pattern.exec(typed)) || [];
  if (from === undefined) return null;
  const amounts = [from, to].filter((one) => one !== undefined).map((one) => parseTypedNumber(one, unit));
  if (amounts.some((one) => !(one > 0) || one > draftLimits.amount)) return null;
  const [amount = null, amountMax = null] = amounts.sort((a, b) => a - b);
  return { amount, amountMax: amountMax === amount ? null : amountMax };
}

/** Writes an amount as `parseAmountText` reads it: "1½", "2–3". */
export function formatAmountText({ amount, amountMax }: TypedAmount, unit: string | null, locale: Locale): string {
  // Kilograms stay what the field of the unit says: 1500 g is not written as 1.5.
  const unitCode = unit === "g" || unit === "ml" ? (unit === "g" ? "kg" : "l") : unit;
  return formatAmount({ amount, amountMax, unit: "", unitCode }, locale);
}
