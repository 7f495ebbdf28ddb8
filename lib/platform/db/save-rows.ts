import "server-only";
import { and, getTableColumns, type SQL, sql } from "drizzle-orm";
import { alias, getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { batchesOf } from "./batches.ts";
import type { db } from "./client.ts";
import type { Transaction } from "./transaction.ts";

/**
 * Inserts rows and updates those that are there, in one statement. All rows have the same columns;
 * other columns of stored rows stay.
 *
 * @param onlyNew columns of which stored rows keep their value
 */
export async function upsertRows<Table extends PgTable>(
  tx: Transaction | typeof db,
  table: Table,
  rows: readonly Table["$inferInsert"][],
  onlyNew: readonly (keyof Table["$inferInsert"])[] = [],
): Promise<void> {
  if (rows.length === 0) return;
  const { keys, others } = splitColumns(table, rows);
  const given = getTableColumns(alias(table, "excluded"));
  const changed = others.filter(([name]) => !onlyNew.some((one) => one === name));
  await tx
    .insert(table as PgTable)
    .values([...rows])
    .onConflictDoUpdate({
      target: keys.map(([, column]) => column),
      set: Object.fromEntries(changed.map(([name]) => [name, sql`${given[name]}`])),
    });
}

/** A statement has a time limit. */
const batchSize = 200;

/**
 * Updates stored rows, each with its own values, many in one statement. All rows have their primary
 * key and the same further columns.
 *
 * @param set further assignments, the same for all rows
 */
export async function updateRows<Table extends PgTable>(
  tx: Transaction | typeof db,
  table: Table,
  rows: readonly Partial<Table["$inferInsert"]>[],
  set: Record<string, SQL> = {},
): Promise<void> {
  const { keys, others } = splitColumns(table, rows);
  const given = (name: string) => sql`given.${sql.identifier(name)}`;
  const types = [...keys, ...others].map(
    ([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`,
  );
  for (const batch of batchesOf(rows, batchSize)) {
    await tx
      .update(table as PgTable)
      .set({ ...Object.fromEntries(others.map(([name]) => [name, given(name)])), ...set })
      .from(sql`jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as given (${sql.join(types, sql`, `)})`)
      .where(and(...keys.map(([name, column]) => sql`${column} = ${given(name)}`)));
  }
}

/** The id of the row that a statement has returned. */
export function getReturnedId([row]: readonly { id: string }[]): string {
  if (!row) throw new Error("The database returned no id.");
  return row.id;
}

/** The columns of the primary key, and the other ones that the rows have. */
function splitColumns(table: PgTable, rows: readonly object[]) {
  const [names = [], ...further] = rows.map(listGiven);
  if (further.some((other) => other.join() !== names.join())) throw new Error("The rows have different columns.");
  const columns: [string, PgColumn][] = Object.entries(getTableColumns(table));
  const combined = getTableConfig(table).primaryKeys.flatMap((key) => key.columns.map(({ name }) => name));
  const isKey = (column: PgColumn) => column.primary || combined.includes(column.name);
  return {
    keys: columns.filter(([, column]) => isKey(column)),
    others: columns.filter(([name, column]) => !isKey(column) && names.includes(name)),
  };
}

const listGiven = (row: object) =>
  Object.entries(row)
    .flatMap(([name, value]) => (value === undefined ? [] : [name]))
    .toSorted();
