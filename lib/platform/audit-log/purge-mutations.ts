import "server-only";
import { and, eq, lt, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

/** The privacy page and docs/operations.md name this period. */
const retentionYears = 3;

/** Deletes the lines of the audit log that are older than three years. */
export async function deleteOldAuditEntries(): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.createdAt, sql`now() - make_interval(years => ${retentionYears})`));
}

/**
 * Removes a deleted user from the lines about their account and about invitations of their address:
 * that something was changed stays, but neither about whom nor why.
 *
 * @param email In lower case; null for an account without one.
 */
export async function anonymizeAuditEntries(tx: Transaction, userId: string, email: string | null): Promise<void> {
  const withoutPerson = { subjectName: "", details: sql`${auditLog.details} - 'reason'` };
  await tx
    .update(auditLog)
    // Another id, because null would mean many accounts.
    .set({ ...withoutPerson, subjectId: sql`gen_random_uuid()` })
    .where(and(eq(auditLog.subjectType, "account"), eq(auditLog.subjectId, userId)));
  if (email === null) return;
  await tx
    .update(auditLog)
    .set(withoutPerson)
    .where(and(eq(auditLog.subjectType, "invitation"), eq(auditLog.subjectName, email)));
}
