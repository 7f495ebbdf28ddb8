import "server-only";
import { sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";

/** The note that a restore leaves (lib/server/backup/hold-due-work.ts). */
export const restoreHoldKey = "restore-hold";

/** When the backup was restored whose due work is held; null when none is. */
export const heldSince = sql<string | null>`(
  select (value #>> '{}')::timestamptz from app_metadata where key = ${restoreHoldKey})`;

/** The same as a date. */
export async function findHeldSince(): Promise<Date | null> {
  const { rows } = await db.execute<{ time: string | null }>(sql`select ${heldSince} as time`);
  return rows[0]?.time ? new Date(rows[0].time) : null;
}

/**
 * Whether due work waits for an admin, because a backup was restored: what has been charged or sent
 * since the backup looks due again, and what was to be deleted may have been taken back. Jobs that
 * act outside of the site or delete ask before they do.
 */
export async function isDueWorkHeld(): Promise<boolean> {
  return (await findHeldSince()) !== null;
}

/** The same work of a job, which waits while due work is held. */
export function unlessHeld(run: () => Promise<void>): () => Promise<void> {
  return async () => {
    if (!(await isDueWorkHeld())) await run();
  };
}
