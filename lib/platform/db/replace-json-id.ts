import "server-only";
import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./transaction.ts";

/**
 * Replaces an id wherever it stands in a column of JSON. Ids are unique in the whole database, so
 * that their text can be replaced without knowing the structure.
 *
 * @param set further assignments for the rows that have it
 */
export async function replaceJsonId(
  tx: Transaction,
  table: PgTable,
  column: string,
  { from, to, set = sql`` }: { from: string; to: string; set?: SQL },
): Promise<void> {
  const found = getTableColumns(table)[column];
  if (!found) throw new Error(`replaceJsonId: no column "${column}"`);
  const target = sql`${sql.identifier(toSnakeCase(found.name))}`;
  await tx.execute(sql`
    update ${table} set ${target} = replace(${target}::text, ${from}, ${to})::jsonb ${set}
    where ${target}::text like ${`%${from}%`}`);
}

/** The client writes names of columns in the same way. */
function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
