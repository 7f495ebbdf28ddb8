import "server-only";
import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { endSessions } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { notifyProfileChange } from "./role-mutations.ts";

/**
 * Bans a user in the transaction of a decision: all sessions end, and the profile is hidden.
 *
 * @param until End of the ban; null for a ban without end.
 * @returns False for a user who is banned or about to be deleted.
 */
export async function banUserById(tx: Transaction, userId: string, until: Date | null): Promise<boolean> {
  const [user] = await tx
    .update(users)
    .set({ bannedAt: sql`now()`, bannedUntil: until })
    .where(and(eq(users.id, userId), isNull(users.bannedAt), isNull(users.deletionRequestedAt)))
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
    .where(and(eq(users.id, userId), isNotNull(users.bannedAt), isNull(users.deletionRequestedAt)))
    .returning({ slug: users.slug });
  if (user) await notifyProfileChange(tx, user.slug);
  return user !== undefined;
}

/** Lifts the bans whose end has come. */
export async function liftEndedBans(): Promise<void> {
  await db.transaction(async (tx) => {
    // A user whose deletion is under way stays banned, so that it cannot be interrupted half-way.
    const lifted = await tx
      .update(users)
      .set({ bannedAt: null, bannedUntil: null })
      .where(and(lte(users.bannedUntil, sql`now()`), isNull(users.deletionRequestedAt)))
      .returning({ slug: users.slug });
    for (const { slug } of lifted) await notifyProfileChange(tx, slug);
  });
}
