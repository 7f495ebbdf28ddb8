import "server-only";
import { and, eq, inArray, lt, type SQLWrapper, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { type AuditSubject, auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

/** The privacy page and docs/operations.md name this period. */
const retentionYears = 3;

/** Deletes the lines of the audit log that are older than three years. */
export async function deleteOldAuditEntries(): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.createdAt, sql`now() - make_interval(years => ${retentionYears})`));
}

/** Lines about these name a person: the subject is a user, with an account or without one. */
const personSubjects: readonly AuditSubject[] = ["account", "author", "partner"];

/** Removes a deleted person from the lines about their account and their profile. */
export async function anonymizePerson(tx: Transaction, userId: string): Promise<void> {
  // Roles stay, former slugs of a profile go.
  const isAccount = sql`${auditLog.subjectType} = 'account'`;
  await tx
    .update(auditLog)
    .set({
      subjectName: "",
      details: sql`${auditLog.details} - 'reason' - case when ${isAccount} then '{}' else '{from,to}'::text[] end`,
      // Another id, because null would mean many accounts.
      subjectId: sql`gen_random_uuid()`,
    })
    .where(and(inArray(auditLog.subjectType, [...personSubjects]), eq(auditLog.subjectId, userId)));
}

/**
 * Removes a deleted user from the lines about their account and profile, and about invitations of
 * their address: that something was changed stays, but neither about whom nor why.
 *
 * @param email In lower case; null for an account without one.
 */
export async function anonymizeAuditEntries(tx: Transaction, userId: string, email: string | null): Promise<void> {
  await anonymizePerson(tx, userId);
  if (email === null) return;
  await tx
    .update(auditLog)
    .set({ subjectName: "" })
    .where(and(eq(auditLog.subjectType, "invitation"), eq(auditLog.subjectName, email)));
}

/** Removes the names of these subjects, which are words of a deleted user, from all their lines. */
export async function removeSubjectNames(
  tx: Transaction,
  types: readonly AuditSubject[],
  ids: string[] | SQLWrapper,
): Promise<void> {
  const isMeant = and(inArray(auditLog.subjectType, [...types]), inArray(auditLog.subjectId, ids));
  await tx.update(auditLog).set({ subjectName: "" }).where(isMeant);
}
