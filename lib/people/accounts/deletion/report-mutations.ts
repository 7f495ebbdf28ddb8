import "server-only";
import { and, eq, or } from "drizzle-orm";
import { reportDecisions, reports } from "#lib/platform/db/tables/community/reports.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

/**
 * Removes a user from reports and decisions. Their reports stay without name and address until they
 * are due (`deleteOldReports`), decisions about their content without its title. Reports and
 * decisions about their profile are deleted.
 */
export async function anonymizeUserReports(tx: Transaction, userId: string, email: string | null): Promise<void> {
  const isOwn = email ? or(eq(reports.reporterId, userId), eq(reports.reporterEmail, email)) : undefined;
  const withoutPerson = { reporterId: null, reporterName: null, reporterEmail: null };
  await tx
    .update(reports)
    .set(withoutPerson)
    .where(isOwn ?? eq(reports.reporterId, userId));
  await tx.delete(reports).where(and(eq(reports.targetType, "user"), eq(reports.targetId, userId)));
  await tx
    .delete(reportDecisions)
    .where(and(eq(reportDecisions.targetType, "user"), eq(reportDecisions.targetId, userId)));
  await tx.update(reportDecisions).set({ targetTitle: "" }).where(eq(reportDecisions.authorId, userId));
}
