import "server-only";
import { and, eq, lt, notExists, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { reportDecisions, reportObjections } from "#lib/platform/db/tables/community/reports.ts";
import { users } from "#lib/platform/db/tables/users.ts";

/** Objections are possible for six months; the privacy page names this period. */
const retentionMonths = 12;

/**
 * Deletes decisions with their reports and objections twelve months after the decision. Those with
 * an open objection stay, and those that a ban in force is based on.
 */
export async function deleteOldReports(): Promise<void> {
  const openObjection = db
    .select({ id: reportObjections.id })
    .from(reportObjections)
    .where(and(eq(reportObjections.decisionId, reportDecisions.id), eq(reportObjections.state, "open")));
  const bannedAuthor = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, reportDecisions.authorId), sql`${users.bannedAt} is not null`));
  await db
    .delete(reportDecisions)
    .where(
      and(
        lt(reportDecisions.createdAt, sql`now() - make_interval(months => ${retentionMonths})`),
        notExists(openObjection),
        sql`not (${reportDecisions.action} = 'ban' and exists ${bannedAuthor})`,
      ),
    );
}
