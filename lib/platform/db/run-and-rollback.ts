import type { Transaction } from "./transaction.ts";

/**
 * Runs `run` and rolls it back, so that a request without effect takes as long as one with it.
 * https://cheatsheetseries.owasp.org/cheatsheets/Authentication_Cheat_Sheet.html#authentication-responses
 */
export async function runAndRollback(tx: Transaction, run: (inner: Transaction) => Promise<unknown>): Promise<void> {
  // Compared by identity: route handlers and pages are bundled separately, each with its own
  // classes.
  const rollback = new Error("undone");
  try {
    await tx.transaction(async (inner) => {
      await run(inner);
      throw rollback;
    });
  } catch (error) {
    if (error !== rollback) throw error;
  }
}
