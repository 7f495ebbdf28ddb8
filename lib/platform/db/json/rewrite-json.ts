import "server-only";
import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../transaction.ts";

/** A column of JSON whose values are changed when what they name is merged or deleted. */
export interface JsonColumn<Content> {
  table: PgTable;
  column: PgColumn & { _: { data: Content } };
  /** The primary key. */
  keys: PgColumn[];
  /** Further assignments, as of the next version. */
  set?: Record<string, SQL>;
}

/** Condition on a column of JSON: one of its texts is this id or key. */
export function namesText(column: PgColumn, text: string): SQL {
  return sql`${column}::text like ${`%"${text}"%`}`;
}

/**
 * Changes the values of columns of JSON. Rows whose value stays the same are not written, and only
 * one value is in memory at a time.
 *
 * @param isNaming condition on the rows to look at
 */
export async function rewriteJson<Content>(
  tx: Transaction,
  columns: readonly JsonColumn<Content>[],
  isNaming: (column: PgColumn) => SQL,
  change: (content: Content) => Content,
): Promise<void> {
  for (const { table, column, keys, set } of columns) {
    const named = Object.fromEntries(keys.map((key) => [key.name, key]));
    const rows = await tx
      .select(named)
      .from(table)
      .where(isNaming(column))
      .orderBy(...keys.map((key) => asc(key)));
    const property = findProperty(table, column);
    for (const row of rows) {
      const isRow = and(...keys.map((key) => eq(key, row[key.name])));
      const [locked] = await tx.select({ content: column }).from(table).where(isRow).for("update");
      if (!locked) continue;
      const changed = change(locked.content as Content);
      if (isDeepStrictEqual(changed, locked.content)) continue;
      await tx
        .update(table)
        .set({ ...set, [property]: changed })
        .where(isRow);
    }
  }
}

function findProperty(table: PgTable, column: PgColumn): string {
  const found = Object.entries(getTableColumns(table)).find(([, one]) => one === column);
  if (!found) throw new Error(`rewriteJson: no column "${column.name}"`);
  return found[0];
}
