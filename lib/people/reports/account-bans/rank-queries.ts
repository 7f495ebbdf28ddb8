import "server-only";
import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { reportDecisions } from "#lib/platform/db/tables/community/reports.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isPublicUser } from "#lib/platform/db/visibility.ts";
import { ReportError } from "../errors.ts";

/** Condition on `report_decisions`: its ban is in force as it was decided. */
export function isBanInForce() {
  const { authorId, action, createdAt, bannedUntil } = reportDecisions;
  // The ban and its decision are of one transaction, so they have the same time.
  return sql`(${action} = 'ban' and exists (
    select from users where users.id = ${authorId} and users.banned_at = ${createdAt}
      and users.banned_until is not distinct from ${bannedUntil}))`;
}

/**
 * Admins outrank editors: only they lift the ban of an admin, or one of the operator, which has no
 * decision.
 *
 * @throws ReportError "adminBan"
 */
export async function requireRankToUnban(tx: Transaction, editorId: string, userId: string): Promise<void> {
  const byEditor = and(eq(reportDecisions.authorId, userId), eq(reportDecisions.isByAdmin, false), isBanInForce());
  if ((await tx.$count(reportDecisions, byEditor)) > 0 || (await isAdmin(tx, editorId))) return;
  throw new ReportError("adminBan");
}

/**
 * The same for an objection to a ban: about it decides another person than the one who imposed it,
 * so where there is no other admin, an editor does.
 *
 * @throws ReportError "adminBan"
 */
export async function requireRankToAccept(
  tx: Transaction,
  editorId: string,
  ban: { isByAdmin: boolean; editorId: string | null },
): Promise<void> {
  if (!ban.isByAdmin || (await isAdmin(tx, editorId))) return;
  const { newType, email } = users;
  const isOther = and(eq(newType, "admin"), isNotNull(email), isPublicUser());
  const others = await tx.$count(users, ban.editorId ? and(isOther, ne(users.id, ban.editorId)) : isOther);
  if (others > 0) throw new ReportError("adminBan");
}

async function isAdmin(tx: Transaction, userId: string): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.id, userId), eq(users.newType, "admin")))) > 0;
}
