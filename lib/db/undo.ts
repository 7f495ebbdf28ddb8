import type { Transaction } from "./transaction.ts";

/** Does something and undoes it: the answer then takes as long as for somebody with whom it is meant. */
export async function doAndUndo(tx: Transaction, work: (inner: Transaction) => Promise<unknown>): Promise<void> {
  // Known by itself: doors and pages are built apart and each has classes of its own.
  const undone = new Error("undone");
  try {
    await tx.transaction(async (inner) => {
      await work(inner);
      throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
}
