import "server-only";
import { and, desc, eq, inArray, lt } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { shoppingListRemovals } from "#lib/platform/db/tables/shopping-lists.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { limits, maxOfflineDays } from "./limits.ts";

/**
 * Forgets the earliest removals from a list beyond a number: adding and removing again and again
 * would fill the disk.
 */
export async function forgetEarliestRemovals(tx: Transaction, userId: string): Promise<void> {
  const { id, removedAt } = shoppingListRemovals;
  const isOwn = eq(shoppingListRemovals.userId, userId);
  const earliest = tx
    .select({ id })
    .from(shoppingListRemovals)
    .where(isOwn)
    .orderBy(desc(removedAt), id)
    .offset(limits.removals);
  await tx.delete(shoppingListRemovals).where(and(isOwn, inArray(id, earliest)));
}

/** Forgets removals from before a device may have been offline. */
export async function deleteOldRemovals(): Promise<void> {
  const oldest = new Date(currentTimeMs() - maxOfflineDays * 86_400_000);
  await db.delete(shoppingListRemovals).where(lt(shoppingListRemovals.removedAt, oldest));
}
