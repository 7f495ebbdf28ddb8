import { formatAmount } from "#lib/measures/units/amount.ts";
import { formatUsMeasure, unitWord } from "#lib/measures/units/format-us-measure.ts";
import { type Aisle, aisles } from "#lib/platform/config/aisles.ts";
import type { UnitSystem } from "#lib/platform/db/tables/users.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { groupParts, type ListPart, nameParts, rowKey, toAmountItem, toListPart } from "./list-parts.ts";
import type { RecognizeEntry } from "./recognize-entry.ts";
import type { ListedRecipe, ShoppingItem } from "./shopping-item.ts";
import { sumAmounts, type Total } from "./totals.ts";

/** The names of the units in one language, by code. */
export type UnitNames = Record<string, { one: string; many: string }>;

interface FormatOptions {
  locale: Locale;
  system: UnitSystem;
  units: UnitNames;
}

export interface DisplayOptions extends FormatOptions {
  recognize: RecognizeEntry;
}

/** One row of the list: the same ingredient of recipes and own entries, or one other entry. */
export interface DisplayRow {
  key: string;
  name: string;
  /** "1,2 kg", "2 EL + 100 g" or "2 + ein paar"; empty without an amount. */
  amount: string;
  /** Sums of the recipes' amounts, which can be changed. */
  totals: Total[];
  items: ShoppingItem[];
  /** The items a reader has typed. */
  ownEntries: ShoppingItem[];
  recipes: ListedRecipe[];
  isTicked: boolean;
}

/** `aisle` is null for entries that are not recognized. */
export interface AisleRows {
  aisle: Aisle | null;
  rows: DisplayRow[];
}

/**
 * The open rows by aisle, in the order of a shop and by name within an aisle, and the ticked rows.
 */
export function toDisplayRows(
  items: readonly ShoppingItem[],
  options: DisplayOptions,
): { open: AisleRows[]; ticked: DisplayRow[] } {
  const groups = groupParts(items.map((item) => toListPart(item, options.recognize)));
  const rows = groups.map((parts) => ({ aisle: parts[0]?.aisle ?? null, row: toDisplayRow(parts, options) }));
  const byName = new Intl.Collator(options.locale);
  const open = [...aisles, null].map((aisle) => {
    const aisleRows = rows.filter(({ row, ...group }) => !row.isTicked && group.aisle === aisle).map(({ row }) => row);
    // What is not recognized stays in the order it was written.
    return { aisle, rows: aisle ? aisleRows.sort((a, b) => byName.compare(a.name, b.name)) : aisleRows };
  });
  return {
    open: open.filter(({ rows: aisleRows }) => aisleRows.length > 0),
    ticked: rows.flatMap(({ row }) => (row.isTicked ? row : [])),
  };
}

function toDisplayRow(parts: ListPart[], options: FormatOptions): DisplayRow {
  const [first] = parts;
  if (!first) throw new Error("toDisplayRow: no items");
  const listed = parts.filter(({ entry }) => !entry);
  const { ingredient } = first;
  const sums = sumAmounts(parts.map(toAmountItem), options.system, { isExact: listed.length === 0, ingredient });
  const items = parts.map(({ item }) => item);
  const recipes = new Map(items.flatMap(({ recipe }) => (recipe ? [[recipe.id, recipe] as const] : [])));
  return {
    key: rowKey(first, first.item.isTicked),
    name: nameParts(parts, sums, options),
    amount: formatAmounts(parts, sums, options),
    totals: sumAmounts(listed.map(toAmountItem), options.system, { ingredient }),
    items,
    ownEntries: parts.flatMap(({ item, entry }) => (entry ? item : [])),
    recipes: [...recipes.values()],
    isTicked: first.item.isTicked,
  };
}

/** A single own entry keeps its words ("2 Dosen"); "ein paar" is added to a sum as it is. */
function formatAmounts(parts: ListPart[], sums: Total[], options: FormatOptions): string {
  const [first] = parts;
  if (parts.length === 1 && first?.entry) return first.entry.typedAmount;
  const vague = parts.flatMap(({ entry }) => (entry?.amount === null && entry.typedAmount ? entry.typedAmount : []));
  return [...sums.map((total) => formatTotal(total, options)), ...new Set(vague)].join(" + ");
}

/** A total such as "1,2 kg" or "2 cans (14.5 oz)". */
function formatTotal({ amount, unit, canOunces }: Total, { locale, units }: FormatOptions): string {
  if (canOunces) return formatUsMeasure({ amount, unit: "can", canOunces }, units, locale);
  return formatAmount({ amount, unit: unitWord(units, unit, amount), unitCode: unit }, locale);
}

/** A single item of a recipe such as "1,2 kg Mehl". */
export function formatItem(item: ShoppingItem, options: FormatOptions): string {
  const part = { item, ingredient: item.ingredient, aisle: null, entry: null };
  const { amount, name } = toDisplayRow([part], options);
  return [amount, name].filter((text) => text !== "").join(" ");
}
