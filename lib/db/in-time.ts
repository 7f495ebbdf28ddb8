import "server-only";
import { sql } from "drizzle-orm";
import { db } from "./client.ts";
import type { Transaction } from "./transaction.ts";

/** Milliseconds after which a statement is cut. */
const patience = 2000;

/** Indexes even where the planner expects to find soon what may be nowhere, and no helpers, which take longer than the work. */
const frugal = "; set local enable_seqscan = off; set local max_parallel_workers_per_gather = 0";

/**
 * What `work` reads, all of it as the database was at one moment, so that nothing is found twice; null when a statement took too long and
 * was stopped. `isFrugal` when it looks up a few of very many rows.
 */
export async function inTime<Result>(
  work: (tx: Transaction) => Promise<Result>,
  { isFrugal = false } = {},
): Promise<Result | null> {
  try {
    return await db.transaction(
      async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = ${patience}${isFrugal ? frugal : ""}`));
        return work(tx);
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
  } catch (error) {
    if (isCut(error)) return null;
    throw error;
  }
}

/** SQLSTATE 57014: the statement was cancelled. */
function isCut(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === "57014";
}
