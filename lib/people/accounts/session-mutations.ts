import "server-only";
import { and, eq } from "drizzle-orm";
import { endSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { mailTokens } from "#lib/platform/db/tables/accounts.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

/**
 * Ends a session that the owner of the account or an admin does not trust, and revokes the link to
 * a new address that it may have asked for: that mailbox would be as good as the session.
 *
 * @returns false when the user has no such session
 */
export async function revokeSession(userId: string, sessionId: string, tx?: Transaction): Promise<boolean> {
  if (!tx) return db.transaction((inner) => revokeSession(userId, sessionId, inner));
  if (!(await endSession(userId, sessionId, tx))) return false;
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, "email")));
  return true;
}
