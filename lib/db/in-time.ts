import "server-only";
import { sql } from "drizzle-orm";
import { db } from "./client.ts";
import type { Transaction } from "./transaction.ts";

/** Milliseconds after which a statement is cut. */
const patience = 2000;

/**
 * Looks up some of very many rows: with indexes even where the planner expects to find soon what may be nowhere, and without helpers,
 * which takes longer than the work.
 */
const frugal = "set local enable_seqscan = off; set local max_parallel_workers_per_gather = 0";

/**
 * What `work` reads, all of it as the database was at one moment, so that nothing is found twice; null when a statement took too long and
 * was stopped.
 */
export async function inTime<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result | null> {
  try {
    return await db.transaction(
      async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = ${patience}; ${frugal}`));
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
