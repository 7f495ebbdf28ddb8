import "server-only";
import { sql } from "drizzle-orm";
import { findTakenValue } from "#lib/content/content-transfer/import/describe-error.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { RestoreError } from "./errors.ts";

/**
 * Inserts rows as they were kept. Columns that the table got since have their defaults; those that
 * it lost are left out.
 *
 * @throws RestoreError after which the transaction has to be rolled back
 */
export async function insertRows(tx: Transaction, table: string, rows: Record<string, unknown>[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { rows: known } = await tx.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`);
  const kept = known.filter(({ name }) => name in first).map(({ name }) => sql.identifier(name));
  const columns = sql.join(kept, sql`, `);
  const name = sql.identifier(table);
  await tx
    .execute(sql`
      insert into ${name} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`)
    .catch((error: unknown) => {
      throw toRestoreError(error);
    });
}

function toRestoreError(error: unknown): unknown {
  const { code, detail = "" } = ((error as Error).cause ?? error) as { code?: string; detail?: string };
  // "Key (poster_id)=(…) is not present in table "pictures"."
  if (code === "23503") return new RestoreError("gone", /table "(\w+)"/.exec(detail)?.[1]);
  if (code === "23505") return new RestoreError("taken", findTakenValue(detail));
  return code === "23502" || code === "23514" ? new RestoreError("outdated") : error;
}
