import type { Entry, KindName } from "../kind-names.ts";

/** Kinds that fit into a table: one row per entry, without lists of parts. */
export const tableKinds = ["utensils", "categories", "tags", "ingredients", "redirects"] as const satisfies KindName[];

/** Lists in a cell: "3|4|5", "Möhre|Mohrrübe". */
const separator = "|";
const numbers = new Set([
  "position",
  "density",
  "pieceGrams",
  "kcal",
  "fat",
  "protein",
  "carbohydrate",
  "shelfLifeDays",
]);
const flags = new Set(["isHidden", "hasPage", "isStaple"]);
const numberLists = new Set(["season"]);
const textLists = new Set(["texts.de.synonyms", "texts.en.synonyms"]);

/** The fields of an entry by path, as in "texts.de.title". */
export function toRow(entry: Entry, path = ""): Record<string, string> {
  const row: Record<string, string> = {};
  for (const [name, value] of Object.entries(entry)) {
    const column = path + name;
    if (Array.isArray(value)) row[column] = value.join(separator);
    else if (typeof value === "object" && value !== null) Object.assign(row, toRow(value as Entry, `${column}.`));
    else if (value !== undefined && value !== null) row[column] = String(value);
  }
  return row;
}

/**
 * The entry of a row. Empty cells are missing fields; what is no number stays text, for its
 * problem.
 */
export function toEntry(row: Record<string, string>): Entry {
  const entry: Entry = {};
  for (const [column, cell] of Object.entries(row)) {
    if (cell === "" || isUnsafe(column)) continue;
    const path = column.split(".");
    const name = path.pop() ?? "";
    let target = entry;
    for (const part of path) {
      // A name such as "toString" must not lead to what all objects have.
      if (!Object.hasOwn(target, part) || typeof target[part] !== "object") target[part] = {};
      target = target[part] as Entry;
    }
    target[name] = parseCell(column, cell);
  }
  return entry;
}

function parseCell(column: string, cell: string): unknown {
  if (flags.has(column)) return cell === "true" ? true : cell === "false" ? false : cell;
  if (numbers.has(column)) return parseNumber(cell);
  if (numberLists.has(column)) return cell.split(separator).map(parseNumber);
  if (textLists.has(column)) return cell.split(separator).map((text) => text.trim());
  return cell;
}

/** Spreadsheets in German write a comma. */
function parseNumber(cell: string): number | string {
  const number = Number(cell.trim().replace(/^(-?\d+),(\d+)$/, "$1.$2"));
  return Number.isFinite(number) ? number : cell;
}

/** Names that would change what objects are. */
const isUnsafe = (column: string) => /(?:^|\.)(?:__proto__|constructor|prototype)(?:\.|$)/.test(column);
