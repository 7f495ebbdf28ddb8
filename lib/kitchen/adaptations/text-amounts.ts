import { parseMarkup } from "#lib/measures/markup/parse.ts";
import { serializeMarkup } from "#lib/measures/markup/serialize.ts";
import { type AmountValue, markupUnits } from "#lib/measures/markup/values.ts";
import type { Quantity } from "./adaptation.ts";

/** An amount of the list that the reader has changed. */
export interface ChangedQuantity {
  /** Key of the ingredient, and which of its rows. */
  key: string;
  occurrence: number;
  from: Quantity;
  to: Quantity;
}

/**
 * The factor by which an amount has changed.
 *
 * @returns null when the two cannot be compared
 */
export function toFactor(from: Quantity, to: Quantity): number | null {
  if (from.unit !== to.unit || !from.amount || !to.amount) return null;
  return to.amount / from.amount;
}

/**
 * Lets the amounts of a text follow the list: half of an ingredient stays half of it. An amount in
 * another unit than the list is replaced only where it is the whole amount.
 *
 * @param text with the markup of recipes; malformed markup stays as it is
 */
export function changeTextAmounts(text: string, changed: readonly ChangedQuantity[]): string {
  if (changed.length === 0) return text;
  const { parts, malformed } = parseMarkup(text);
  if (malformed.length > 0) return text;
  let hasChanged = false;
  const next = parts.map((part) => {
    if (typeof part === "string" || part.type !== "amount") return part;
    const change = changed.find(({ key, occurrence }) => key === part.ingredient && occurrence === part.occurrence);
    const amount = change && changeAmount(part, change);
    if (amount) hasChanged = true;
    return amount ?? part;
  });
  return hasChanged ? serializeMarkup(next) : text;
}

function changeAmount(part: AmountValue, { from, to }: ChangedQuantity): AmountValue | null {
  if (to.amount === null) return null;
  const isWhole = part.from === from.amount && part.unitCode === from.unit;
  if (isWhole && (to.unit === null || markupUnits.includes(to.unit))) {
    return { ...part, from: to.amount, to: to.amountMax, unitCode: to.unit, noun: to.unit ? null : part.noun };
  }
  const factor = toFactor(from, to);
  if (factor === null) return null;
  return { ...part, from: round(part.from * factor), to: part.to === null ? null : round(part.to * factor) };
}

const round = (amount: number) => Math.round(amount * 1000) / 1000;
