import "server-only";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { isKnownAt } from "../address-queries.ts";
import { type DecisionRow, listReporterAccounts, type ReportRow } from "../lock-queries.ts";
import { createObjectionLink } from "../objection-link.ts";
import { findTarget, type ReportTarget } from "../target-queries.ts";
import { toReporter, toWriter } from "./recipients.ts";

/** Informs the reporters of a decision: Article 16(5) of Regulation (EU) 2022/2065. */
export async function sendReporterEmails(
  tx: Transaction,
  decision: DecisionRow,
  covered: readonly ReportRow[],
): Promise<void> {
  const { action, text } = decision;
  if (action === "restore" || action === "unban") return;
  const accounts = await listReporterAccounts(tx, covered);
  for (const report of covered) {
    const { id, reference, reporterId, reporterEmail, locale, targetType, targetId, targetAddress } = report;
    const account = (reporterId && accounts.get(reporterId)) || null;
    const recipient = toReporter({ reporterEmail, locale, account });
    if (!recipient) continue;
    const objectionLink = createObjectionLink(recipient.locale, { decisionId: decision.id, reportId: id });
    // Only addresses of content are repeated: a stored one could be made up as a message.
    const target = await findTarget(tx, { type: targetType, id: targetId }, recipient.locale);
    const targetLink = target && isKnownAt(target, targetAddress) ? target.address : null;
    await queueEmail(tx, {
      ...recipient,
      email: { kind: "reportDecided", reference, action, text, targetLink, objectionLink },
    });
  }
}

/**
 * Gives the writer the statement of reasons (Article 17 of Regulation (EU) 2022/2065), or tells
 * them that their content is back.
 */
export async function sendWriterEmail(
  tx: Transaction,
  decision: DecisionRow,
  target: ReportTarget | null,
): Promise<void> {
  const recipient = toWriter(target?.author ?? null);
  if (!recipient || !target || target.type === "address") return;
  const { action, ground, rule, text, bannedUntil } = decision;
  // The content as its writer knows it: in their language, not in that of the desk.
  const { title, address } = (await findTarget(tx, target, recipient.locale, "writer")) ?? target;
  if (action === "restore" || action === "unban") {
    const content = action === "unban" ? "user" : target.type;
    const targetLink = address.replace(/[?#].*/s, "");
    return queueEmail(tx, { ...recipient, email: { kind: "contentRestored", content, title, text, targetLink } });
  }
  if (action === "dismiss" || ground === null) return;
  const objectionLink = createObjectionLink(recipient.locale, { decisionId: decision.id, reportId: null });
  const content = target.type;
  await queueEmail(tx, {
    ...recipient,
    email: { kind: "contentRestricted", action, content, title, ground, rule, text, bannedUntil, objectionLink },
  });
}
