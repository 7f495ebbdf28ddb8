import { type Aisle, aisles } from "#lib/aisles.ts";
import type { UnitSystem } from "#lib/db/tables/users.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { formatAmount } from "#lib/measure/amount.ts";
import { isNamedInPlural, isPlural } from "#lib/measure/plural.ts";
import type { Good, ListedRecipe, ShoppingEntry } from "./entry.ts";
import { addUp, type Total } from "./totals.ts";

/** The words of the units in one language, by code. */
export type UnitWords = Record<string, { one: string; many: string }>;

/** How a list is read: in which language, in which units. */
export interface Reading {
  locale: Locale;
  system: UnitSystem;
  units: UnitWords;
}

/** What is one thing to somebody in a shop, from however many recipes it comes. */
export interface Line {
  key: string;
  name: string;
  /** "1,2 kg", "2 EL + 100 g"; empty where there is none. */
  amount: string;
  totals: Total[];
  entries: ShoppingEntry[];
  recipes: ListedRecipe[];
  isTicked: boolean;
}

/** `aisle` is null for what readers have written themselves. */
export interface AisleLines {
  aisle: Aisle | null;
  lines: Line[];
}

/** The list as one walks through a shop: what is still to be had, aisle by aisle, and what is ticked off. */
export function readList(entries: readonly ShoppingEntry[], reading: Reading): { open: AisleLines[]; ticked: Line[] } {
  const lines = groupEntries(entries).map((group) => toLine(group, reading));
  const byName = new Intl.Collator(reading.locale);
  const open = [...aisles, null].map((aisle) => {
    const inAisle = lines.filter((line) => !line.isTicked && (line.entries[0]?.good?.aisle ?? null) === aisle);
    // Somebody's own words stay in the order they were written down in.
    return { aisle, lines: aisle ? inAisle.sort((a, b) => byName.compare(a.name, b.name)) : inAisle };
  });
  return { open: open.filter(({ lines }) => lines.length > 0), ticked: lines.filter(({ isTicked }) => isTicked) };
}

function groupEntries(entries: readonly ShoppingEntry[]): ShoppingEntry[][] {
  const groups = new Map<string, ShoppingEntry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()];
}

const keyOf = ({ id, good, isTicked }: ShoppingEntry) => `${good?.id ?? id}-${isTicked ? "ticked" : "open"}`;

function toLine(entries: ShoppingEntry[], reading: Reading): Line {
  const [first] = entries;
  if (!first) throw new Error("toLine: nothing to make a line of");
  const totals = first.good ? addUp(entries, reading.system) : [];
  const recipes = new Map(entries.flatMap(({ recipe }) => (recipe ? [[recipe.id, recipe] as const] : [])));
  return {
    key: keyOf(first),
    name: first.good ? nameOf(first.good, totals, reading.locale) : first.text,
    amount: totals.map((total) => formatTotal(total, reading)).join(" + "),
    totals,
    entries,
    recipes: [...recipes.values()],
    isTicked: first.isTicked,
  };
}

/** A total as it is read: "1,2 kg". */
function formatTotal({ amount, unit }: Total, { locale, units }: Reading): string {
  const words = unit === null ? undefined : units[unit];
  const word = words ? (isPlural(amount) ? words.many : words.one) : "";
  return formatAmount({ amount, unit: word, unitCode: unit }, locale);
}

function nameOf({ names, pieceGrams }: Good, totals: Total[], locale: Locale): string {
  const [total] = totals;
  if (!total) return names[locale].one;
  const isWeight = total.unit !== null && ["g", "oz", "lb"].includes(total.unit);
  const amount = isWeight ? total.base : total.amount;
  const many = isNamedInPlural({ amount, unitCode: total.unit, unitGrams: isWeight ? 1 : null, pieceGrams });
  return many ? names[locale].many : names[locale].one;
}

/** One thing as it is read by itself: "1,2 kg Mehl". */
export function readLine(entry: ShoppingEntry, reading: Reading): string {
  const { amount, name } = toLine([entry], reading);
  return [amount, name].filter((part) => part !== "").join(" ");
}
