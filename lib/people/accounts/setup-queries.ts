import "server-only";
import { sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";

/** Whether a user is an admin of a site that began empty and of which nothing is set up yet. */
export async function isSetupDue(userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from users where id = ${userId} and new_type = 'admin' and not exists (select from site_settings)
      and exists (select from app_metadata where key = 'seed' and value #>> '{}' = 'empty')`);
  return rows.length > 0;
}
