import "server-only";
import type { Transaction } from "#lib/db/transaction.ts";
import { indexItems } from "./index-items.ts";

const batchSize = 200;

/** Indexes any number of items in one transaction: a statement has a time limit. */
export async function indexItemsInBatches(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize) {
    await indexItems(tx, ids.slice(start, start + batchSize));
  }
}
