import "server-only";
import { eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import type { CookbookChange } from "../cookbook-change.ts";
import { lockOwnCookbook } from "../permission-queries.ts";

/**
 * Shares an own cookbook with the household, or stops it. Sharing ends with the membership.
 *
 * @throws CookbookError "missing" unless the cookbook belongs to the user
 */
export async function shareInHousehold(userId: string, id: string, isInHousehold: boolean): Promise<CookbookChange> {
  return db.transaction(async (tx) => {
    await lockOwnCookbook(tx, userId, id);
    await tx.update(cookbooks).set({ isInHousehold }).where(eq(cookbooks.id, id));
    // No public page shows it.
    return { publicSlugs: [] };
  });
}
