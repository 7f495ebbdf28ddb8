import "server-only";
import type { DecisionGround } from "#lib/platform/db/tables/community/reports.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { defaultLocale } from "#lib/platform/i18n/locales.ts";
import { insertDecision } from "../decision-mutations.ts";
import { sendWriterEmail } from "../emails/decision-emails.ts";
import { findTarget } from "../target-queries.ts";

interface AccountBan {
  adminId: string;
  /** The banned account. */
  userId: string;
  ground: DecisionGround;
  /** The provision of the law or section of the terms. */
  rule: string;
  text: string;
  /** Null for a ban without end. */
  bannedUntil: Date | null;
}

/**
 * Stores the statement of reasons (Article 17 of Regulation (EU) 2022/2065) of a ban that no report
 * led to, in the transaction of the ban, and sends it with a link to object.
 */
export async function recordAccountBan(tx: Transaction, { adminId, userId, ...reasons }: AccountBan): Promise<void> {
  const target = await findTarget(tx, { type: "user", id: userId }, defaultLocale);
  if (!target) throw new Error("recordAccountBan: no such account");
  const report = { targetType: "user" as const, targetId: userId, targetAddress: target.address };
  const decision = await insertDecision(tx, { editorId: adminId, action: "ban", ...reasons }, { report, target });
  await sendWriterEmail(tx, decision, target);
}
