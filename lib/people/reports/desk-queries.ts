import "server-only";
import { and, asc, count, desc, eq, isNull, min, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "#lib/platform/db/client.ts";
import {
  type ReportReason,
  type ReportTargetType,
  reportDecisions,
  reportReasons,
  reports,
} from "#lib/platform/db/tables/community/reports.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { DecisionRow, ReportRow } from "./lock-queries.ts";
import { findTarget, type ReportTarget } from "./target-queries.ts";

export const casesPerPage = 50;

/** All open reports about the same content. */
export interface ReportCase {
  /** The oldest of the reports; names the case in addresses. */
  reportId: string;
  targetType: ReportTargetType;
  targetAddress: string;
  count: number;
  /** The most severe one. */
  reason: ReportReason;
  hasNotice: boolean;
  oldestAt: Date;
}

const isOpen = isNull(reports.decisionId);
const severity = sql`array_position(array[${sql.join(
  reportReasons.map((reason) => sql`${reason}`),
  sql`, `,
)}]::text[], ${reports.reason})`;

/** Lists the content that waits for a decision: the most severe first, then the oldest. */
export async function listReportCases(): Promise<ReportCase[]> {
  const oldestAt = min(reports.createdAt);
  const oldest = sql`(array_agg(${reports.id} order by ${reports.createdAt}, ${reports.id}))[1]`;
  const worst = sql<number>`min(${severity})`;
  const rows = await db
    .select({
      reportId: sql<string>`${oldest}`,
      targetType: reports.targetType,
      targetAddress: sql<string>`min(${reports.targetAddress})`,
      count: count(),
      worst,
      hasNotice: sql<boolean>`bool_or(${reports.isNotice})`,
      oldestAt,
    })
    .from(reports)
    .where(isOpen)
    .groupBy(reports.targetType, sql`coalesce(${reports.targetId}, ${reports.id})`)
    .orderBy(asc(worst), asc(oldestAt))
    .limit(casesPerPage);
  return rows.map(({ worst: position, oldestAt: at, ...row }) => ({
    ...row,
    reason: reportReasons[Number(position) - 1] ?? "other",
    oldestAt: at ?? new Date(0),
  }));
}

/** Counts the content and the objections that wait for a decision. */
export async function countOpenReports(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select (select count(distinct (target_type, coalesce(target_id, id))) from reports where decision_id is null)::int
      + (select count(*) from report_objections where state = 'open')::int as count`);
  return rows[0]?.count ?? 0;
}

export interface CaseReport
  extends Pick<
    ReportRow,
    "id" | "reference" | "reason" | "text" | "isNotice" | "reporterName" | "createdAt" | "locale"
  > {
  /** Address given in the form. */
  reporterEmail: string | null;
  /** Null when sent without an account. */
  reporter: { name: string; slug: string } | null;
}

export interface ReportCaseView {
  report: ReportRow;
  /** Null when it was deleted, and for a page without content. */
  target: ReportTarget | null;
  /** Oldest first. */
  open: CaseReport[];
  /** Decisions about the same content, newest first. */
  decisions: DeskDecision[];
  /** Other decisions about the same writer, newest first. */
  earlier: DeskDecision[];
}

export interface DeskDecision extends DecisionRow {
  /** Null after the account was deleted. */
  editor: { name: string } | null;
}

/** Everything an editor needs for a decision; null without such a report. */
export async function findReportCase(reportId: string, locale: Locale): Promise<ReportCaseView | null> {
  const [report] = await db.select().from(reports).where(eq(reports.id, reportId));
  if (!report) return null;
  const { targetType: type, targetId: id } = report;
  const target = await findTarget(db, { type, id }, locale);
  const isSame = id === null ? eq(reports.id, reportId) : and(eq(reports.targetType, type), eq(reports.targetId, id));
  const open = await db
    .select({
      id: reports.id,
      reference: reports.reference,
      reason: reports.reason,
      text: reports.text,
      isNotice: reports.isNotice,
      locale: reports.locale,
      reporterName: reports.reporterName,
      reporterEmail: reports.reporterEmail,
      createdAt: reports.createdAt,
      reporter: { name: users.name, slug: users.slug },
    })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.reporterId))
    .where(and(isSame, isOpen))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(200);
  const isAboutTarget =
    id === null
      ? eq(reportDecisions.id, report.decisionId ?? reportId)
      : and(eq(reportDecisions.targetType, type), eq(reportDecisions.targetId, id));
  const authorId = target?.author?.id;
  const isOther = or(ne(reportDecisions.targetType, type), sql`${reportDecisions.targetId} is distinct from ${id}`);
  const [decisions, earlier] = await Promise.all([
    selectDecisions().where(isAboutTarget),
    authorId ? selectDecisions().where(and(eq(reportDecisions.authorId, authorId), isOther)) : [],
  ]);
  return { report, target, open, decisions: decisions.map(toDecision), earlier: earlier.map(toDecision) };
}

export const editors = alias(users, "editors");

function selectDecisions() {
  return db
    .select({ decision: reportDecisions, editor: { name: editors.name } })
    .from(reportDecisions)
    .leftJoin(editors, eq(editors.id, reportDecisions.editorId))
    .orderBy(desc(reportDecisions.createdAt))
    .limit(50)
    .$dynamic();
}

const toDecision = ({
  decision,
  editor,
}: {
  decision: DecisionRow;
  editor: { name: string } | null;
}): DeskDecision => ({
  ...decision,
  editor,
});

/** A decision in the history, with a report that leads to its case. */
interface DecidedCase extends DeskDecision {
  /** Null for a decision that no report led to. */
  reportId: string | null;
}

/** Lists the latest decisions, newest first. */
export async function listDecidedCases(): Promise<DecidedCase[]> {
  const reportId = sql<
    string | null
  >`(select id from reports where reports.decision_id = ${reportDecisions.id} limit 1)`;
  const rows = await db
    .select({ decision: reportDecisions, editor: { name: editors.name }, reportId })
    .from(reportDecisions)
    .leftJoin(editors, eq(editors.id, reportDecisions.editorId))
    .orderBy(desc(reportDecisions.createdAt))
    .limit(casesPerPage);
  return rows.map((row) => ({ ...toDecision(row), reportId: row.reportId }));
}
