import "server-only";
import { and, inArray, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";

/**
 * When these recipes and articles were created, and when readers last got to see a change, by id.
 */
export async function listItemTimes(ids: string[]): Promise<Map<string, { created: string; updated: string }>> {
  if (ids.length === 0) return new Map();
  const { id, createdAt, updatedAt } = items;
  const changedAt = sql<string>`greatest(${updatedAt}, (select max(changed_at) from content_changes
    where target_id = ${id} and changed_at <= now()))`;
  const rows = await db.select({ id, createdAt, changedAt }).from(items).where(inArray(id, ids));
  return new Map(
    rows.map((row) => [
      row.id,
      { created: row.createdAt.toISOString(), updated: new Date(row.changedAt).toISOString() },
    ]),
  );
}

/** Those of these recipes and articles that readers see now. */
export async function listPublicIds(ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(inArray(items.id, ids), isPublicItem()));
  return new Set(rows.map(({ id }) => id));
}
