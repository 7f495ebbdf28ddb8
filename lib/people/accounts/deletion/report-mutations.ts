import "server-only";
import { and, eq, inArray, or } from "drizzle-orm";
import { reportDecisions, reportObjections, reports } from "#lib/platform/db/tables/community/reports.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

/**
 * Removes a user from reports and decisions. Their reports stay without name and address until they
 * are due (`deleteOldReports`), decisions about their content without its title. Reports about
 * their profile are deleted; of a decision about it, such as a ban, what was decided and on which
 * ground stays until it is due, and nothing that tells about whom.
 */
export async function anonymizeUserReports(tx: Transaction, userId: string, email: string | null): Promise<void> {
  const isOwn = email ? or(eq(reports.reporterId, userId), eq(reports.reporterEmail, email)) : undefined;
  const withoutPerson = { reporterId: null, reporterName: null, reporterEmail: null };
  await tx
    .update(reports)
    .set(withoutPerson)
    .where(isOwn ?? eq(reports.reporterId, userId));
  await tx.delete(reports).where(and(eq(reports.targetType, "user"), eq(reports.targetId, userId)));
  const isAboutProfile = and(eq(reportDecisions.targetType, "user"), eq(reportDecisions.targetId, userId));
  const aboutProfile = tx.select({ id: reportDecisions.id }).from(reportDecisions).where(isAboutProfile);
  await tx.delete(reportObjections).where(inArray(reportObjections.decisionId, aboutProfile));
  await tx
    .update(reportDecisions)
    .set({ targetId: null, targetAddress: "", targetTitle: "", text: "" })
    .where(isAboutProfile);
  await tx.update(reportDecisions).set({ targetTitle: "" }).where(eq(reportDecisions.authorId, userId));
}
