import "server-only";
import { sql } from "drizzle-orm";
import { db } from "./client.ts";
import type { Transaction } from "./transaction.ts";

const statementTimeoutMs = 2000;

/**
 * Forces index scans, also where the planner expects early matches that may not exist, and no
 * parallel workers, which take longer to start than the query takes.
 */
const selectiveSettings = "; set local enable_seqscan = off; set local max_parallel_workers_per_gather = 0";

/**
 * Runs queries in one snapshot with a timeout of two seconds per statement.
 *
 * @param options.isSelective for queries that find few of very many rows
 * @returns null when a statement timed out
 */
export async function withTimeout<Result>(
  read: (tx: Transaction) => Promise<Result>,
  { isSelective = false } = {},
): Promise<Result | null> {
  try {
    return await db.transaction(
      async (tx) => {
        await tx.execute(
          sql.raw(`set local statement_timeout = ${statementTimeoutMs}${isSelective ? selectiveSettings : ""}`),
        );
        return read(tx);
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
  } catch (error) {
    if (isTimeoutError(error)) return null;
    throw error;
  }
}

/** SQLSTATE 57014 is query_canceled. */
function isTimeoutError(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === "57014";
}
