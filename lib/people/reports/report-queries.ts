import "server-only";
import { and, eq, isNull } from "drizzle-orm";
import { type ReportTargetType, reports } from "#lib/platform/db/tables/community/reports.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface ReporterAccount {
  email: string | null;
  locale: Locale | null;
}

/** The address and language of an account. */
export async function findReporterAccount(tx: Transaction, userId: string): Promise<ReporterAccount | null> {
  const [account] = await tx
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.id, userId));
  return account ?? null;
}

interface RepeatedReport {
  reporterId: string | null;
  reporterEmail: string | null;
  isNotice: boolean;
  text: string;
}

/** The number of the open report of this reporter about this content, in the same words. */
export async function findOpenReference(
  tx: Transaction,
  { reporterId, reporterEmail, isNotice, text }: RepeatedReport,
  target: { type: ReportTargetType; id: string | null },
): Promise<string> {
  if (target.id === null) throw new Error("only reports of content are unique");
  const isReporter = reporterId
    ? eq(reports.reporterId, reporterId)
    : and(isNull(reports.reporterId), eq(reports.reporterEmail, reporterEmail ?? ""));
  const isTarget = and(eq(reports.targetType, target.type), eq(reports.targetId, target.id));
  const isSame = and(eq(reports.isNotice, isNotice), eq(reports.text, text));
  const [report] = await tx
    .select({ reference: reports.reference })
    .from(reports)
    .where(and(isReporter, isTarget, isSame, isNull(reports.decisionId)));
  if (!report) throw new Error("the report was decided meanwhile");
  return report.reference;
}
