import "server-only";
import { sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";

/** The same month of the last year can be compared. */
const itemMonths = 13;
/** Days for which searches without a result are stored. */
const searchDays = 90;

/** Deletes counts that are too old, and those of deleted items. */
export async function deleteOldStatistics(): Promise<void> {
  const today = sql`(now() at time zone 'Europe/Berlin')::date`;
  await db.execute(sql`
    delete from item_statistics where day < ${today} - interval '${sql.raw(String(itemMonths))} months'
      or not exists (select from items where items.id = item_id)`);
  await db.execute(sql`delete from search_statistics where day < ${today} - ${sql.raw(String(searchDays))}::integer`);
}
