import type { Entry } from "../kind-names.ts";

/** An entry as it is stored, with ids in place of keys. */
export interface StoredEntry {
  id: string;
  entry: Entry;
}

/** Leaves out what is null or undefined: the files do not have it. */
export function withoutNulls<Row extends object>(row: Row): Entry {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));
}

/** Rows of a table of texts, per id and language. */
export function groupTexts<Row extends { locale: string }>(
  rows: Row[],
  idOf: (row: Row) => string,
  toText: (row: Row) => object,
): Map<string, Entry> {
  const texts = new Map<string, Entry>();
  for (const row of rows) {
    const id = idOf(row);
    texts.set(id, { ...texts.get(id), [row.locale]: withoutNulls(toText(row)) });
  }
  return texts;
}
