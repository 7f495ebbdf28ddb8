import "server-only";
import { createHash } from "node:crypto";
import { and, asc, gt, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { items } from "#lib/db/tables/items.ts";
import { searchDocs } from "#lib/db/tables/searches.ts";
import { settings } from "#lib/db/tables/settings.ts";
import { indexItems } from "./index-items.ts";
import { countRecipes } from "./index-needs.ts";
import { vocabulary } from "./vocabulary.ts";

/** Raised whenever lib/search reads items or writes documents differently. */
const edition = 5;
const batch = 200;

/**
 * Makes the search fit this version of the site: after a change of the vocabulary every item is read anew, otherwise only those
 * nobody has read yet. Returns how many were.
 */
export async function refreshSearch(): Promise<number> {
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([edition, vocabulary]))
    .digest("hex");
  const { rows } = await db.execute<{ value: string }>(
    sql`select value #>> '{}' as value from settings where key = 'search'`,
  );
  const isStale = rows[0]?.value !== fingerprint;
  if (isStale) await countRecipes(db);
  let count = 0;
  for (let after: string | undefined; ; ) {
    const ids = await nextIds(after, isStale);
    if (ids.length === 0) break;
    await db.transaction((tx) => indexItems(tx, ids));
    count += ids.length;
    after = ids.at(-1);
  }
  const row = { key: "search", value: fingerprint };
  if (isStale) await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
  return count;
}

async function nextIds(after: string | undefined, isStale: boolean): Promise<string[]> {
  const unread = sql`not exists (select from ${searchDocs} where ${searchDocs.itemId} = ${items.id})
    and not exists (select from stories where item_id = ${items.id} and story_type = 'static_page')`;
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(after ? gt(items.id, after) : undefined, isStale ? undefined : unread))
    .orderBy(asc(items.id))
    .limit(batch);
  return rows.map(({ id }) => id);
}
