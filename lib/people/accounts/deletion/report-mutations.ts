import "server-only";
import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import { removeSubjectNames } from "#lib/platform/audit-log/purge-mutations.ts";
import { comments } from "#lib/platform/db/tables/community/comments.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { reportDecisions, reportObjections, reports } from "#lib/platform/db/tables/community/reports.ts";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

/**
 * Removes a user from reports and decisions. Their reports stay without name and address until they
 * are due (`deleteOldReports`), decisions about their content, and the reports that led to them,
 * without its title and address. Reports about their profile are deleted; of a decision about it,
 * such as a ban, what was decided and on which ground stays until it is due, and nothing that tells
 * about whom.
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
  const aboutContent = tx
    .select({ id: reportDecisions.id })
    .from(reportDecisions)
    .where(eq(reportDecisions.authorId, userId));
  await tx.update(reports).set({ targetAddress: "" }).where(inArray(reports.decisionId, aboutContent));
  await removeTitles(tx, eq(reportDecisions.authorId, userId));
}

/**
 * Removes the titles of a user's recipes, stories and cookbooks, which are words of the addresses
 * as well, from reports and decisions about these and about comments on them. Called before they
 * are deleted: afterwards nothing tells whose they were.
 */
export async function removeReportedTitles(tx: Transaction, userId: string): Promise<void> {
  const ownItems = tx.select({ id: items.id }).from(items).where(eq(items.authorId, userId));
  const ownCookbooks = tx.select({ id: cookbooks.id }).from(cookbooks).where(eq(cookbooks.userId, userId));
  const onOwnItems = tx.select({ id: comments.id }).from(comments).where(inArray(comments.itemId, ownItems));
  const isOwn = ({ targetId }: typeof reports | typeof reportDecisions) =>
    or(inArray(targetId, ownItems), inArray(targetId, ownCookbooks), inArray(targetId, onOwnItems));
  await tx.update(reports).set({ targetAddress: "" }).where(isOwn(reports));
  await removeTitles(tx, isOwn(reportDecisions));
  const ownDrafts = tx.select({ id: recipeDrafts.id }).from(recipeDrafts).where(eq(recipeDrafts.authorId, userId));
  for (const ids of [ownItems, ownDrafts]) await removeSubjectNames(tx, ["recipe", "story"], ids);
  await removeSubjectNames(tx, ["comment"], onOwnItems);
}

/** The lines of the audit log about a decision have its title as well. */
async function removeTitles(tx: Transaction, isMeant: SQL | undefined): Promise<void> {
  const untitled = { targetTitle: "", targetAddress: "" };
  const { id } = reportDecisions;
  const decisions = await tx.update(reportDecisions).set(untitled).where(isMeant).returning({ id });
  await removeSubjectNames(
    tx,
    ["report", "objection"],
    decisions.map((decision) => decision.id),
  );
}
