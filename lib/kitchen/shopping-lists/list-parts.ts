import { isNamePlural } from "#lib/measures/units/plural.ts";
import type { Aisle } from "#lib/platform/config/aisles.ts";
import type { UnitSystem } from "#lib/platform/db/tables/users.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { RecognizedEntry, RecognizeEntry } from "./recognize-entry.ts";
import type { ListedIngredient, ShoppingItem } from "./shopping-item.ts";
import type { Total } from "./totals.ts";

/** An item with what it is: of a recipe its ingredient, of an own entry what was read from it. */
export interface ListPart {
  item: ShoppingItem;
  ingredient: ListedIngredient | null;
  aisle: Aisle | null;
  /** Null for an item of a recipe. */
  entry: RecognizedEntry | null;
}

export function toListPart(item: ShoppingItem, recognize: RecognizeEntry): ListPart {
  const { ingredient } = item;
  if (ingredient) return { item, ingredient, aisle: ingredient.aisle, entry: null };
  const entry = recognize(item.text);
  return { item, ingredient: entry.ingredient, aisle: entry.aisle, entry };
}

/** Identifies a row: an ingredient, or one own entry; ticked items have a row of their own. */
export function rowKey({ item, ingredient }: ListPart, isTicked: boolean): string {
  return `${ingredient?.id ?? item.id}-${isTicked ? "ticked" : "open"}`;
}

/** The key of the same row after it is ticked off or opened again. */
export function tickedRowKey(key: string, isTicked: boolean): string {
  return key.replace(/-(?:ticked|open)$/, isTicked ? "-ticked" : "-open");
}

/** The parts of each row, in the order of their first items. */
export function groupParts(parts: readonly ListPart[]): ListPart[][] {
  const groups = new Map<string, ListPart[]>();
  for (const part of parts) {
    const key = rowKey(part, part.item.isTicked);
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  return [...groups.values()];
}

/** The amount to add up; an own entry has it in its text. */
export function toAmountItem({ item, entry }: ListPart): Pick<ShoppingItem, "id" | "amount" | "unit"> {
  return { id: item.id, amount: entry ? entry.amount : item.amount, unit: entry ? entry.unit : item.unit };
}

interface NameOptions {
  locale: Locale;
  system: UnitSystem;
}

/**
 * The name of a row: of own entries alone as they are typed, otherwise that of the ingredient, in
 * the plural where the amount needs it.
 */
export function nameParts(parts: readonly ListPart[], totals: readonly Total[], options: NameOptions): string {
  const [first] = parts;
  if (first?.entry && parts.every(({ entry }) => entry?.name.toLowerCase() === first.entry?.name.toLowerCase())) {
    return first.entry.name;
  }
  return first?.ingredient ? formatName(first.ingredient, totals, options) : (first?.item.text ?? "");
}

function formatName(
  { names: allNames, us, pieceGrams }: ListedIngredient,
  [total]: readonly Total[],
  { locale, system }: NameOptions,
): string {
  const names = (system === "us" && us?.names[locale]) || allNames[locale];
  if (!total) return names.one;
  const isWeight = total.unit !== null && ["g", "kg", "oz", "lb"].includes(total.unit);
  const amount = isWeight ? total.base : total.amount;
  const isMany = isNamePlural({ amount, unitCode: total.unit, unitGrams: isWeight ? 1 : null, pieceGrams });
  return isMany ? names.many : names.one;
}
