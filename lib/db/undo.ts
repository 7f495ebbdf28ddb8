import { TransactionRollbackError } from "drizzle-orm";
import type { Transaction } from "./transaction.ts";

/** Does something and undoes it: the answer then takes as long as for somebody with whom it is meant. */
export async function doAndUndo(tx: Transaction, work: (inner: Transaction) => Promise<unknown>): Promise<void> {
  try {
    await tx.transaction(async (inner) => {
      await work(inner);
      inner.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
}
