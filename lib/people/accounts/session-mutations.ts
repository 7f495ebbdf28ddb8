import "server-only";
import { revokeLinks } from "#lib/platform/auth/mail-links/mutations.ts";
import { endSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

/**
 * Ends a session that the owner of the account or an admin does not trust, and revokes the links
 * that it may have asked for.
 *
 * @returns false when the user has no such session
 */
export async function revokeSession(userId: string, sessionId: string, tx?: Transaction): Promise<boolean> {
  if (!tx) return db.transaction((inner) => revokeSession(userId, sessionId, inner));
  if (!(await endSession(userId, sessionId, tx))) return false;
  await revokeLinks(tx, userId);
  return true;
}
