import "server-only";
import { and, eq, isNull } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import {
  type ObjectionState,
  reportDecisions,
  reportObjections,
  reports,
} from "#lib/platform/db/tables/community/reports.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { isKnownAt, readCookbookSlug } from "./address-queries.ts";
import type { DecisionRow } from "./lock-queries.ts";
import type { ObjectionRight } from "./objection-link.ts";
import { findTarget, type ReportTarget } from "./target-queries.ts";

/** A decision with its reasons, as the writer or a reporter sees it. */
export interface Statement
  extends Pick<
    DecisionRow,
    "targetType" | "targetTitle" | "action" | "ground" | "rule" | "text" | "bannedUntil" | "createdAt"
  > {
  /** Number of the report; null for the writer. */
  reference: string | null;
  /** Null until there is one. */
  objection: { state: ObjectionState; text: string; answer: string; createdAt: Date; decidedAt: Date | null } | null;
}

/**
 * Finds the decision a link of a mail leads to; null when it or the account was deleted.
 *
 * @param locale language of the title, where the content still exists and has one in it
 */
export async function findStatement(
  { decisionId, reportId }: ObjectionRight,
  locale: Locale,
): Promise<Statement | null> {
  const [decision] = await db.select().from(reportDecisions).where(eq(reportDecisions.id, decisionId));
  if (!decision) return null;
  if (reportId === null && decision.authorId === null) return null;
  const [report] = reportId
    ? await db
        .select({ reference: reports.reference, address: reports.targetAddress })
        .from(reports)
        .where(eq(reports.id, reportId))
    : [];
  if (reportId && !report) return null;
  const isSameParty = reportId ? eq(reportObjections.reportId, reportId) : isNull(reportObjections.reportId);
  const { state, text: objectionText, answer, createdAt: objectedAt, decidedAt } = reportObjections;
  const [objection] = await db
    .select({ state, text: objectionText, answer, createdAt: objectedAt, decidedAt })
    .from(reportObjections)
    .where(and(eq(reportObjections.decisionId, decisionId), isSameParty));
  const { targetType, targetId, action, ground, rule, text, bannedUntil, createdAt } = decision;
  const reader = report ? "other" : "writer";
  const target = await findTarget(db, { type: targetType, id: targetId }, locale, reader);
  return {
    targetType,
    targetTitle: report ? titleForReporter(decision, target, report.address) : (target?.title ?? decision.targetTitle),
    action,
    ground,
    rule,
    text,
    bannedUntil,
    createdAt,
    reference: report?.reference ?? null,
    objection: objection ?? null,
  };
}

/**
 * A reporter reads no title that the writer has given since and has not published, and none of a
 * cookbook at an address that they did not report.
 */
function titleForReporter(decision: DecisionRow, target: ReportTarget | null, reportedAddress: string): string {
  const { targetType, targetTitle, targetAddress } = decision;
  if (target?.isVisible && isKnownAt(target, reportedAddress)) return target.title;
  const isElsewhere =
    targetType === "cookbook" && readCookbookSlug(targetAddress) !== readCookbookSlug(reportedAddress);
  return isElsewhere ? "" : targetTitle;
}
