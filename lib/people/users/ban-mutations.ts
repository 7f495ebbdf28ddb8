import "server-only";
import { and, eq, isNotNull, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import { endSessions } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isDeletionDue } from "./deletion-delay.ts";
import { notifyProfileChange } from "./role-mutations.ts";

/**
 * Not while a deletion is under way: the account could be signed in to when half of it is gone.
 * Before that a requested deletion protects from no ban, whose owner could cancel it at any time.
 */
function isNotBeingDeleted(): SQL | undefined {
  return or(isNull(users.deletionRequestedAt), not(isDeletionDue()));
}

/**
 * Bans a user in the transaction of a decision: all sessions end, and the profile is hidden.
 *
 * @param until End of the ban; null for a ban without end.
 * @returns False for a user who is banned, or whose deletion is under way.
 */
export async function banUserById(tx: Transaction, userId: string, until: Date | null): Promise<boolean> {
  const [user] = await tx
    .update(users)
    .set({ bannedAt: sql`now()`, bannedUntil: until })
    .where(and(eq(users.id, userId), isNull(users.bannedAt), isNotBeingDeleted()))
    .returning({ slug: users.slug });
  if (!user) return false;
  await endSessions(userId, undefined, tx);
  await notifyProfileChange(tx, user.slug);
  return true;
}

/** Lifts a ban in the transaction of a decision. Returns false for a user without one. */
export async function unbanUserById(tx: Transaction, userId: string): Promise<boolean> {
  const [user] = await tx
    .update(users)
    .set({ bannedAt: null, bannedUntil: null })
    .where(and(eq(users.id, userId), isNotNull(users.bannedAt), isNotBeingDeleted()))
    .returning({ slug: users.slug });
  if (user) await notifyProfileChange(tx, user.slug);
  return user !== undefined;
}

/** Lifts the bans whose end has come. */
export async function liftEndedBans(): Promise<void> {
  await db.transaction(async (tx) => {
    const lifted = await tx
      .update(users)
      .set({ bannedAt: null, bannedUntil: null })
      .where(and(lte(users.bannedUntil, sql`now()`), isNotBeingDeleted()))
      .returning({ slug: users.slug });
    for (const { slug } of lifted) await notifyProfileChange(tx, slug);
  });
}
