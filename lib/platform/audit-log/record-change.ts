import "server-only";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

type Change = Pick<typeof auditLog.$inferInsert, "action" | "subjectType" | "subjectName" | "details"> & {
  /** Who acts; null for the operator at the command line. */
  actorId: string | null;
  /** Null when the change concerns many subjects at once. */
  subjectId: string | null;
};

/**
 * Writes a line of the audit log, in the transaction of the change: a change without its line is
 * not possible, and neither is a line without its change.
 */
export async function recordChange(tx: Transaction, change: Change): Promise<void> {
  await tx.insert(auditLog).values(change);
}
