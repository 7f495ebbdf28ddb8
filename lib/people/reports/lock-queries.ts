import "server-only";
import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { lockEditor } from "#lib/platform/auth/editors.ts";
import { reportDecisions, reportObjections, reports } from "#lib/platform/db/tables/community/reports.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isBanInForce } from "./account-bans/rank-queries.ts";
import { ReportError } from "./errors.ts";

/*
 * All decisions lock in the same order: the editor, reports by id, the objection, then the content
 * as its domain does.
 */

export type ReportRow = typeof reports.$inferSelect;
export type DecisionRow = typeof reportDecisions.$inferSelect;
export type ObjectionRow = typeof reportObjections.$inferSelect;

/**
 * Checks that a user is an editor or admin, and keeps them one until the transaction ends.
 *
 * @throws ReportError "missing"
 */
export async function requireEditor(tx: Transaction, editorId: string): Promise<void> {
  if (!(await lockEditor(tx, editorId))) throw new ReportError("missing");
}

/**
 * Locks the open reports about the same content as this report.
 *
 * @returns the report, open or not, and the open ones
 * @throws ReportError "missing"
 */
export async function lockOpenReports(
  tx: Transaction,
  reportId: string,
): Promise<{ report: ReportRow; open: ReportRow[] }> {
  const [report] = await tx.select().from(reports).where(eq(reports.id, reportId));
  if (!report) throw new ReportError("missing");
  const { targetType, targetId } = report;
  const isSame =
    targetId === null
      ? eq(reports.id, reportId)
      : and(eq(reports.targetType, targetType), eq(reports.targetId, targetId));
  const open = await tx
    .select()
    .from(reports)
    .where(and(isSame, isNull(reports.decisionId)))
    .orderBy(asc(reports.id))
    .for("update");
  return { report, open };
}

/** Reads the address and language of the accounts behind reports. */
export async function listReporterAccounts(tx: Transaction, rows: readonly ReportRow[]) {
  const ids = rows.flatMap(({ reporterId }) => (reporterId ? [reporterId] : []));
  if (ids.length === 0) return new Map<string, never>();
  const accounts = await tx
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(accounts.map((account) => [account.id, account]));
}

/**
 * Locks an objection that is still open, with its decision.
 *
 * @throws ReportError "missing", or "conflict" when it was decided
 */
export async function lockObjection(
  tx: Transaction,
  objectionId: string,
): Promise<{ objection: ObjectionRow; decision: DecisionRow; report: ReportRow | null }> {
  const [objection] = await tx
    .select()
    .from(reportObjections)
    .where(eq(reportObjections.id, objectionId))
    .for("update");
  if (!objection) throw new ReportError("missing");
  if (objection.state !== "open") throw new ReportError("conflict");
  const [decision] = await tx.select().from(reportDecisions).where(eq(reportDecisions.id, objection.decisionId));
  if (!decision) throw new ReportError("missing");
  const { reportId } = objection;
  const [report] = reportId ? await tx.select().from(reports).where(eq(reports.id, reportId)) : [];
  return { objection, decision, report: report ?? null };
}

/**
 * Whether what a decision did still stands as it did it: it was not taken back since, and the same
 * content was not hidden or the same account banned again. The effect is of the transaction of the
 * decision, so both have the same time.
 */
export async function isInForce(tx: Transaction, decisionId: string): Promise<boolean> {
  const { targetType, targetId, action, createdAt } = reportDecisions;
  const isHideInForce = sql`(${action} = 'hide' and case ${targetType}
    when 'comment' then exists (
      select from comments where comments.id = ${targetId} and state = 'hidden' and not exists (
        select from comment_decisions where comment_id = comments.id and comment_decisions.created_at > ${createdAt}))
    when 'cookbook' then exists (select from cookbooks where cookbooks.id = ${targetId} and hidden_at = ${createdAt})
    else exists (select from items where items.id = ${targetId} and expires_at = ${createdAt}) end)`;
  const standing = and(eq(reportDecisions.id, decisionId), or(isHideInForce, isBanInForce()));
  return (await tx.$count(reportDecisions, standing)) > 0;
}

/** The latest decision that hid this content. */
export async function findLatestHide(
  tx: Transaction,
  { type, id }: { type: DecisionRow["targetType"]; id: string },
): Promise<DecisionRow | null> {
  const rows = await tx
    .select()
    .from(reportDecisions)
    .where(
      and(
        eq(reportDecisions.targetType, type),
        eq(reportDecisions.targetId, id),
        inArray(reportDecisions.action, ["hide", "restore"]),
      ),
    )
    .orderBy(asc(reportDecisions.createdAt));
  const latest = rows.at(-1);
  return latest?.action === "hide" ? latest : null;
}
