import "server-only";
import { sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { uuidArray } from "#lib/platform/db/uuid-array.ts";

/** Finds which of these items are in a cookbook of the user. */
export async function listSavedIds(userId: string, ids: string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(savedIdsStatement(userId, ids));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Reads the user's cookbooks first, 200 at most, and looks up the items in each by the primary key.
 * Starting at the items it would read the entries of all users: a popular one has thousands.
 */
export function savedIdsStatement(userId: string, ids: string[]) {
  return sql`
    with own as materialized (select id from cookbooks where user_id = ${userId} and deleted_at is null)
    select distinct found.item_id as id from own cross join lateral (
      select item_id from cookbook_items
      where cookbook_id = own.id and item_id = any(${uuidArray(ids)}) and removed_at is null offset 0) as found`;
}
