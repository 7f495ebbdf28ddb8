import "server-only";
import { eq, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { type ReportAction, reportObjections, reports } from "#lib/platform/db/tables/community/reports.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { defaultLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { requireRankToAccept } from "./account-bans/rank-queries.ts";
import { type DecidedContent, insertDecision, recordReportLine } from "./decision-mutations.ts";
import { applyEffect } from "./effect-mutations.ts";
import { toReporter, toWriter } from "./emails/recipients.ts";
import { ReportError } from "./errors.ts";
import {
  type DecisionRow,
  isInForce,
  lockObjection,
  type ObjectionRow,
  type ReportRow,
  requireEditor,
} from "./lock-queries.ts";
import { createObjectionLink, type ObjectionRight } from "./objection-link.ts";
import { findReporterAccount } from "./report-queries.ts";
import { findStatement } from "./statement-queries.ts";
import { findTarget, type ReportTarget } from "./target-queries.ts";

/**
 * Stores an objection. A second one of the same person changes nothing.
 *
 * @throws ReportError "missing" when the decision does not exist any more
 */
export async function createObjection(right: ObjectionRight, input: { text: string; locale: Locale }): Promise<void> {
  if (!(await findStatement(right, input.locale))) throw new ReportError("missing");
  await db
    .insert(reportObjections)
    .values({ ...right, ...input })
    .onConflictDoNothing();
}

interface ObjectionDecision {
  editorId: string;
  objectionId: string;
  isAccepted: boolean;
  text: string;
}

/** What takes back a decision; a warning has no effect to take back. */
const reversalOf: Partial<Record<ReportAction, ReportAction>> = { hide: "restore", ban: "unban" };

/**
 * Decides about an objection and informs who objected. An accepted one takes back what the decision
 * did, unless a later one stands; when a reporter objected, their report is open again.
 *
 * @throws ReportError "sameEditor" for the editor of the decision, "adminBan" for an editor where
 *   an admin can decide about the ban of another one, "conflict" when it was decided
 */
export async function decideObjection(input: ObjectionDecision): Promise<DecidedContent | null> {
  const { editorId, objectionId, isAccepted, text } = input;
  return db.transaction(async (tx) => {
    await requireEditor(tx, editorId);
    const { objection, decision, report } = await lockObjection(tx, objectionId);
    if (decision.editorId === editorId) throw new ReportError("sameEditor");
    if (isAccepted && !report) await requireRankToAccept(tx, editorId, decision);
    const target = await findTarget(tx, { type: decision.targetType, id: decision.targetId }, defaultLocale);
    const state = isAccepted ? "accepted" : "rejected";
    await tx
      .update(reportObjections)
      .set({ state, answer: text, editorId, decidedAt: sql`now()` })
      .where(eq(reportObjections.id, objectionId));
    const action = isAccepted ? "accept" : "reject";
    await recordReportLine(tx, decision, { actorId: editorId, subjectType: "objection", action });
    await sendObjectionEmail(tx, { objection, report, authorId: decision.authorId, isAccepted, text });
    if (!isAccepted) return null;
    if (report) {
      await reopenReport(tx, report.id);
      return null;
    }
    return reverseDecision(tx, { decision, target, editorId, text });
  });
}

/** Puts a report back into the queue, unless its sender has another open one about the same. */
async function reopenReport(tx: Transaction, id: string): Promise<void> {
  await tx
    .transaction((inner) => inner.update(reports).set({ decisionId: null }).where(eq(reports.id, id)))
    .catch((error: { cause?: { code?: string } }) => {
      // 23505: a unique index refuses it.
      if (error.cause?.code !== "23505") throw error;
    });
}

async function reverseDecision(
  tx: Transaction,
  input: { decision: DecisionRow; target: ReportTarget | null; editorId: string; text: string },
): Promise<DecidedContent | null> {
  const { decision, target, editorId, text } = input;
  const action = reversalOf[decision.action];
  // A later decision stands, also when this one was wrong.
  if (!action || !(await isInForce(tx, decision.id))) return null;
  const effect = { editorId, action, ground: null, rule: "", text, bannedUntil: null };
  try {
    await tx.transaction((inner) => applyEffect(inner, target, { ...effect, reason: "other", version: 0 }));
  } catch (error) {
    // It was restored before, or the writer has deleted it: nothing is left to take back.
    if (error instanceof ReportError) return null;
    throw error;
  }
  const { id: decisionId } = await insertDecision(tx, effect, { report: decision, target });
  return { decisionId, action, target };
}

async function sendObjectionEmail(
  tx: Transaction,
  input: {
    objection: ObjectionRow;
    report: ReportRow | null;
    /** Writer of the content; null after the account was deleted. */
    authorId: string | null;
    isAccepted: boolean;
    text: string;
  },
): Promise<void> {
  const { objection, report, authorId, isAccepted, text } = input;
  const userId = report ? report.reporterId : authorId;
  const account = userId ? await findReporterAccount(tx, userId) : null;
  const recipient = report ? toReporter({ ...report, account }) : toWriter(account);
  if (!recipient) return;
  const { decisionId, reportId } = objection;
  const statementLink = createObjectionLink(recipient.locale, { decisionId, reportId });
  const isReporter = reportId !== null;
  await queueEmail(tx, {
    ...recipient,
    email: { kind: "objectionDecided", isAccepted, isReporter, text, statementLink },
  });
}
