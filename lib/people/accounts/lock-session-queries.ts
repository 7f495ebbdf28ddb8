import "server-only";
import { and, eq } from "drizzle-orm";
import { sessions } from "#lib/platform/db/tables/accounts.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";

/**
 * Keeps a session from being ended until the transaction has ended: checking a password takes a
 * while, and what the session asks for must not be stored after a reset has ended it.
 *
 * @throws {ApiError} "credentials" when it has ended
 */
export async function lockSession(tx: Transaction, userId: string, sessionId: string): Promise<void> {
  const [session] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .for("key share");
  if (!session) throw new ApiError("credentials");
}
