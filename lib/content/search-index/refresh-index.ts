import "server-only";
import { createHash } from "node:crypto";
import { and, asc, gt, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { appMetadata } from "#lib/platform/db/tables/app-metadata.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { searchDocs, searchWords } from "#lib/platform/db/tables/search.ts";
import { indexItems } from "./index-items.ts";
import { updateRecipeCounts } from "./required-ingredients.ts";
import { vocabulary } from "./vocabulary.ts";

/** Raised whenever lib/content/search-index reads items or writes documents differently. */
const indexVersion = 10;
const batchSize = 200;

/**
 * Brings the index up to date with this version of the site: after a change of the vocabulary or of
 * `indexVersion` it indexes every item, otherwise only those without a document.
 * @returns The number of items indexed.
 */
export async function refreshSearchIndex(): Promise<number> {
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([indexVersion, vocabulary]))
    .digest("hex");
  const { rows } = await db.execute<{ value: string }>(
    sql`select value #>> '{}' as value from ${appMetadata} where key = 'search'`,
  );
  const isStale = rows[0]?.value !== fingerprint;
  if (isStale) {
    await updateRecipeCounts(db);
    // Documents only add words, and this version may read fewer.
    await db.delete(searchWords);
  }
  let count = 0;
  for (let lastId: string | undefined; ; ) {
    const ids = await listNextIds(lastId, isStale);
    if (ids.length === 0) break;
    await db.transaction((tx) => indexItems(tx, ids));
    count += ids.length;
    lastId = ids.at(-1);
  }
  const row = { key: "search", value: fingerprint };
  if (isStale) await db.insert(appMetadata).values(row).onConflictDoUpdate({ target: appMetadata.key, set: row });
  return count;
}

async function listNextIds(lastId: string | undefined, isStale: boolean): Promise<string[]> {
  const isUnindexed = sql`not exists (select from ${searchDocs} where ${searchDocs.itemId} = ${items.id})
    and not exists (select from stories where item_id = ${items.id} and story_type = 'static_page')`;
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(lastId ? gt(items.id, lastId) : undefined, isStale ? undefined : isUnindexed))
    .orderBy(asc(items.id))
    .limit(batchSize);
  return rows.map(({ id }) => id);
}
