import type { DisplayRow } from "./display-rows.ts";
import { limits } from "./limits.ts";
import type { ItemChange } from "./list-change.ts";
import { distribute } from "./totals.ts";

export type RowError = "textMissing" | "textTooLong" | "amountWrong";

/**
 * Reads the fields of a row that is being changed: the words of the own entries, then the totals of
 * the recipes.
 *
 * @returns what has changed, or the first field that is wrong
 */
export function parseRowForm(
  { ownEntries, totals, items }: Pick<DisplayRow, "ownEntries" | "totals" | "items">,
  values: readonly string[],
): ItemChange[] | { field: number; code: RowError } {
  const changes: ItemChange[] = [];
  for (const [field, entry] of ownEntries.entries()) {
    const text = (values[field] ?? "").replace(/\s+/g, " ").trim();
    if (text === "") return { field, code: "textMissing" };
    if (text.length > limits.textLength) return { field, code: "textTooLong" };
    if (text !== entry.text) changes.push({ id: entry.id, text });
  }
  for (const [index, total] of totals.entries()) {
    const field = ownEntries.length + index;
    const amount = parseNumber(values[field] ?? "");
    if (amount === null) return { field, code: "amountWrong" };
    // A field shows two decimals: one that was not touched changes nothing.
    if (Math.abs(amount - total.amount) < 0.006) continue;
    const shares = distribute(total, items, amount);
    // Each share has to be a valid amount as well.
    if (shares.some((share) => !(share.amount > 0 && share.amount <= limits.amount))) {
      return { field, code: "amountWrong" };
    }
    changes.push(...shares);
  }
  return changes;
}

/** A positive number up to the limit, with a comma or a point ("1,5", "1.5"); or null. */
function parseNumber(value: string): number | null {
  const text = value.trim().replace(",", ".");
  const number = Number(text);
  return /^\d{1,6}(\.\d{1,3})?$/.test(text) && number > 0 && number <= limits.amount ? number : null;
}
