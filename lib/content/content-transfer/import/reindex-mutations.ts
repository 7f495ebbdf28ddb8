import "server-only";
import { asc } from "drizzle-orm";
import { indexItemsInBatches } from "#lib/content/search-index/index-in-batches.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

/** Makes the search documents of all items anew, because what they show has changed. */
export async function reindexItems(tx: Transaction): Promise<void> {
  const rows = await tx.select({ id: items.id }).from(items).orderBy(asc(items.id));
  await indexItemsInBatches(
    tx,
    rows.map(({ id }) => id),
  );
}
