import { eq, type SQL, sql } from "drizzle-orm";
import { users } from "./tables/users.ts";
import type { Transaction } from "./transaction.ts";

/*
 * The rule of households, once for all queries: a user belongs to the household of another one, its
 * owner, or to none. Rows exist only while the owner has Plus, so that they alone decide.
 */

/**
 * SQL for the id of the user whose shopping list a user reads and changes: the owner of the
 * household, otherwise the user.
 */
export function listOwnerOf(userId: string): SQL<string> {
  return sql<string>`coalesce((select owner_id from household_members where member_id = ${userId}), ${userId}::uuid)`;
}

/** SQL for the ids of all users of a user's household, the user included. */
export function householdUserIds(userId: string): SQL {
  const owner = listOwnerOf(userId);
  return sql`(select member_id from household_members where owner_id = ${owner} union all select ${owner})`;
}

/**
 * Locks the shopping list that a user changes, and with it the household: who joins, leaves or is
 * removed at this moment waits, or is seen.
 *
 * @returns the owner of the list
 */
export async function lockListOwner(tx: Transaction, userId: string): Promise<string> {
  for (;;) {
    const isListOwner = eq(users.id, listOwnerOf(userId));
    const [owner] = await tx.select({ id: users.id }).from(users).where(isListOwner).for("no key update");
    if (!owner) return userId;
    // The household may have changed while this transaction waited for the lock.
    const [current] = await tx.select({ id: users.id }).from(users).where(isListOwner);
    if (current?.id === owner.id) return owner.id;
  }
}

/** Locks the household of an owner and its shopping list for the transaction. */
export async function lockHousehold(tx: Transaction, ownerId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for("no key update");
}
