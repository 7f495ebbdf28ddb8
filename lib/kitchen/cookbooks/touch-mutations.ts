import "server-only";
import { inArray, sql } from "drizzle-orm";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { notifyUser } from "#lib/platform/user-events/notify.ts";

/** Marks cookbooks of a user as changed now, and announces it to the user's open pages. */
export async function touchCookbooks(tx: Transaction, userId: string, ...ids: string[]): Promise<void> {
  await tx.update(cookbooks).set({ updatedAt: sql`now()` }).where(inArray(cookbooks.id, ids));
  await notifyUser(tx, userId, "cookbooks");
}
