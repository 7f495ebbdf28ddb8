import "server-only";
import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { batchesOf } from "../batches.ts";
import { updateRows } from "../save-rows.ts";
import type { Transaction } from "../transaction.ts";

const batchSize = 20;

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
 * a few values are in memory at a time.
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
    const order = keys.map((key) => asc(key));
    const named = Object.fromEntries(keys.map((key) => [key.name, key]));
    const rows = await tx
      .select(named)
      .from(table)
      .where(isNaming(column))
      .orderBy(...order);
    const property = findProperty(table, column);
    for (const batch of batchesOf(rows, batchSize)) {
      const isListed = or(...batch.map((row) => and(...keys.map((key) => eq(key, row[key.name])))));
      const locked = await tx
        .select({ key: named, content: column })
        .from(table)
        .where(isListed)
        .orderBy(...order)
        .for("update");
      const changed = locked.flatMap(({ key, content }) => {
        const next = change(content as Content);
        return isDeepStrictEqual(next, content) ? [] : [{ ...key, [property]: next }];
      });
      await updateRows(tx, table, changed, set);
    }
  }
}

function findProperty(table: PgTable, column: PgColumn): string {
  const found = Object.entries(getTableColumns(table)).find(([, one]) => one === column);
  if (!found) throw new Error(`rewriteJson: no column "${column.name}"`);
  return found[0];
}
