import "server-only";
import { sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";

/** The note that a restore leaves (lib/server/backup/hold-due-work.ts). */
export const restoreHoldKey = "restore-hold";

/** When the backup was restored whose due work is held; null when none is. */
export const heldSince = sql<string | null>`(
  select (value #>> '{}')::timestamptz from app_metadata where key = ${restoreHoldKey})`;

/**
 * Whether due work waits for an admin, because a backup was restored: what has been charged or sent
 * since the backup looks due again. Jobs that act outside of the site ask before they do.
 */
export async function isDueWorkHeld(): Promise<boolean> {
  const { rows } = await db.execute<{ isHeld: boolean }>(sql`select ${heldSince} is not null as "isHeld"`);
  return rows[0]?.isHeld ?? false;
}
