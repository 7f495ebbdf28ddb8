import { type BlockContent, listFields } from "#lib/content/stories/blocks.ts";
import { getOtherLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import type { BlockRow } from "./content.ts";
import { createBlock } from "./new-block.ts";

/** Moves a row to the place of another one. */
export function moveRow(rows: readonly BlockRow[], id: string, targetId: string): BlockRow[] {
  const from = rows.findIndex((row) => row.id === id);
  const to = rows.findIndex((row) => row.id === targetId);
  const moved = rows[from];
  if (!moved || to < 0 || from === to) return [...rows];
  return rows.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Moves a row up or down by one; at the ends it stays. */
export function shiftRow(rows: readonly BlockRow[], id: string, direction: "up" | "down"): BlockRow[] {
  const target = rows[rows.findIndex((row) => row.id === id) + (direction === "up" ? -1 : 1)];
  return target ? moveRow(rows, id, target.id) : [...rows];
}

/** Inserts a row after another one; at the beginning without one. */
export function insertRow(rows: readonly BlockRow[], row: BlockRow, afterId: string | null): BlockRow[] {
  return rows.toSpliced(rows.findIndex(({ id }) => id === afterId) + 1, 0, row);
}

/** Inserts a copy of a row after it. */
export function duplicateRow(rows: readonly BlockRow[], id: string, copyId: string): BlockRow[] {
  const row = rows.find((one) => one.id === id);
  return row ? insertRow(rows, { ...row, id: copyId, reviewed: null }, id) : [...rows];
}

/** Changes a block in one language; what both languages share changes in both. */
export function changeBlock(row: BlockRow, locale: Locale, block: BlockContent): BlockRow {
  const other = getOtherLocale(locale);
  const twin = row[other];
  return { ...row, [locale]: block, [other]: twin && shareFields(block, twin) };
}

/** Adds the block in a language that lacks it, with what both languages share. */
export function addLanguage(row: BlockRow, locale: Locale): BlockRow {
  const twin = row[getOtherLocale(locale)];
  return twin ? { ...row, [locale]: shareFields(twin, createBlock(twin.type)) } : row;
}

/** Copies into a block what is the same in every language: pictures, recipes, levels. */
function shareFields(from: BlockContent, to: BlockContent): BlockContent {
  const values: Record<string, unknown> = to;
  const shared = listFields(from).flatMap(({ name, kind, value }) =>
    kind.share ? [[name, kind.share(value, values[name])]] : [],
  );
  return from.type === to.type ? { ...to, ...Object.fromEntries(shared) } : to;
}
