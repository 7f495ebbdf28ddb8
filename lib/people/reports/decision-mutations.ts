import "server-only";
import { inArray, sql } from "drizzle-orm";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { db } from "#lib/platform/db/client.ts";
import {
  type DecisionGround,
  type ReportAction,
  reportDecisions,
  reportReasons,
  reports,
} from "#lib/platform/db/tables/community/reports.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { defaultLocale } from "#lib/platform/i18n/locales.ts";
import { requireRankToUnban } from "./account-bans/rank-queries.ts";
import { applyEffect } from "./effect-mutations.ts";
import { sendReporterEmails, sendWriterEmail } from "./emails/decision-emails.ts";
import { ReportError } from "./errors.ts";
import { type DecisionRow, lockOpenReports, type ReportRow, requireEditor } from "./lock-queries.ts";
import { findTarget, type ReportTarget } from "./target-queries.ts";

export interface NewDecision {
  editorId: string;
  /** A report about the content. */
  reportId: string;
  /** The newest report that the editor has read; later ones stay open. Null if none is open. */
  newestId: string | null;
  action: ReportAction;
  /** Null for an action that restricts nothing. */
  ground: DecisionGround | null;
  rule: string;
  text: string;
  /** Null for a ban without end, and for other actions. */
  bannedUntil: Date | null;
  /** The version of a comment that the editor has read. */
  version: number;
}

/** Content whose pages have to be rendered anew. */
export interface DecidedContent {
  decisionId: string;
  action: ReportAction;
  target: ReportTarget | null;
}

/** Actions about content that was restricted before: no report has to be open. */
const reversals: readonly ReportAction[] = ["restore", "unban"];

/**
 * Decides about all open reports of the same content that the editor has read: does what the
 * decision says, stores the statement of reasons, and informs the writer and the reporters, in one
 * transaction. Of two editors who decide at once, the second gets a conflict.
 *
 * @throws ReportError
 */
export async function decideReports(input: NewDecision): Promise<DecidedContent> {
  const { editorId, reportId, newestId, action } = input;
  return db.transaction(async (tx) => {
    await requireEditor(tx, editorId);
    const { report, open } = await lockOpenReports(tx, reportId);
    const covered = selectCovered(open, newestId);
    if (covered.length === 0 && !reversals.includes(action)) throw new ReportError("conflict");
    const target = await findTarget(tx, { type: report.targetType, id: report.targetId }, defaultLocale);
    const reason = mostSevere(covered.length > 0 ? covered : [report]);
    if (action === "unban" && target?.author) await requireRankToUnban(tx, editorId, target.author.id);
    await applyEffect(tx, target, { ...input, reason });
    const decision = await insertDecision(tx, input, { report, target });
    await recordReportLine(tx, decision, { actorId: editorId, subjectType: "report", action: "decide" });
    await closeReports(tx, covered, decision.id);
    await sendReporterEmails(tx, decision, covered);
    await sendWriterEmail(tx, decision, target);
    return { decisionId: decision.id, action, target };
  });
}

/** The open reports up to the newest one the editor has read. */
function selectCovered(open: readonly ReportRow[], newestId: string | null): ReportRow[] {
  const newest = open.find(({ id }) => id === newestId);
  if (newestId !== null && !newest) throw new ReportError("conflict");
  return newest ? open.filter(({ createdAt }) => createdAt <= newest.createdAt) : [];
}

function mostSevere(rows: readonly ReportRow[]): ReportRow["reason"] {
  return reportReasons.find((reason) => rows.some((row) => row.reason === reason)) ?? "other";
}

/**
 * Stores a decision as it will be shown: with the content's title and address of now. What is
 * decided about a private cookbook has no title.
 */
export async function insertDecision(
  tx: Transaction,
  input: Pick<NewDecision, "editorId" | "action" | "ground" | "rule" | "text" | "bannedUntil">,
  subject: { report: Pick<ReportRow, "targetType" | "targetId" | "targetAddress">; target: ReportTarget | null },
): Promise<DecisionRow> {
  const { editorId, action, ground, rule, text, bannedUntil } = input;
  const { report, target } = subject;
  const { targetType, targetId, targetAddress } = report;
  const isRestriction = ground !== null;
  const [decision] = await tx
    .insert(reportDecisions)
    .values({
      targetType,
      targetId,
      editorId,
      action,
      ground,
      text,
      targetAddress: target?.address ?? targetAddress,
      targetTitle: target?.title ?? "",
      authorId: target?.author?.id ?? null,
      rule: isRestriction ? rule : "",
      bannedUntil: action === "ban" ? bannedUntil : null,
      isByAdmin:
        action === "ban"
          ? sql`exists (select from users where users.id = ${editorId} and users.new_type = 'admin')`
          : false,
      formerExpiresAt: action === "hide" ? (target?.expiresAt ?? null) : null,
    })
    .returning();
  if (!decision) throw new Error("insert of a decision returned no row");
  return decision;
}

interface ReportLine {
  actorId: string;
  subjectType: "report" | "objection";
  action: "decide" | "accept" | "reject";
}

/**
 * Writes a line about a decision, or about an objection to it. It names the content, but no
 * account: editors read these lines, and names of accounts are for admins.
 */
export async function recordReportLine(tx: Transaction, decision: DecisionRow, line: ReportLine): Promise<void> {
  const { id: subjectId, targetType, targetTitle, action } = decision;
  const subjectName = targetType === "user" ? "" : targetTitle;
  await recordChange(tx, { ...line, subjectId, subjectName, details: { decision: action } });
}

async function closeReports(tx: Transaction, covered: readonly ReportRow[], decisionId: string): Promise<void> {
  if (covered.length === 0) return;
  const ids = covered.map(({ id }) => id);
  await tx.update(reports).set({ decisionId }).where(inArray(reports.id, ids));
}
