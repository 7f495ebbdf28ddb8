import "server-only";
import { asc } from "drizzle-orm";
import { items } from "#lib/db/tables/items.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { indexItems } from "#lib/search-index/index-items.ts";

const batchSize = 200;

/** Makes the search documents of all items anew, because what they show has changed. */
export async function reindexItems(tx: Transaction): Promise<void> {
  const rows = await tx.select({ id: items.id }).from(items).orderBy(asc(items.id));
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize).map(({ id }) => id);
    await indexItems(tx, batch);
  }
}
