import "server-only";
import { batchesOf } from "#lib/platform/db/batches.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { indexItems } from "./index-items.ts";

const batchSize = 200;

/** Indexes any number of items in one transaction: a statement has a time limit. */
export async function indexItemsInBatches(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (const batch of batchesOf(ids, batchSize)) await indexItems(tx, batch);
}
