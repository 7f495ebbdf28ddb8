import "server-only";
import { and, eq, inArray } from "drizzle-orm";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { CookbookError } from "./errors.ts";
import { limits } from "./limits.ts";
import { isOwnedBy, isSavableBy } from "./permissions.ts";

export type LockedCookbook = Pick<typeof cookbooks.$inferSelect, "id" | "slug" | "titles" | "visibility" | "coverId">;

/**
 * Locks cookbooks of a user for the transaction. Every change of an existing cookbook starts here.
 * The order of the locks is fixed, so that two changes of the same cookbooks cannot deadlock.
 *
 * @throws CookbookError "missing" unless all of them belong to the user
 */
export async function lockOwnCookbooks(tx: Transaction, userId: string, ids: string[]): Promise<LockedCookbook[]> {
  const { id, slug, titles, visibility, coverId } = cookbooks;
  const rows = await tx
    .select({ id, slug, titles, visibility, coverId })
    .from(cookbooks)
    .where(and(inArray(cookbooks.id, ids), isOwnedBy(userId)))
    .orderBy(cookbooks.id)
    .for("no key update");
  if (rows.length < new Set(ids).size) throw new CookbookError("missing");
  return rows;
}

/** The same for one cookbook. */
export async function lockOwnCookbook(tx: Transaction, userId: string, id: string): Promise<LockedCookbook> {
  const [cookbook] = await lockOwnCookbooks(tx, userId, [id]);
  if (!cookbook) throw new CookbookError("missing");
  return cookbook;
}

/** Locks a user for the transaction, so that the limit holds when several cookbooks are created. */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/** @throws CookbookError "shelfFull" */
export async function requireCookbookSpace(tx: Transaction, userId: string): Promise<void> {
  if ((await tx.$count(cookbooks, isOwnedBy(userId))) >= limits.cookbooks) throw new CookbookError("shelfFull");
}

/**
 * Whether the user has created a cookbook with this id, deleted or not.
 *
 * @throws CookbookError "missing" when another user has
 */
export async function hasCreatedCookbook(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const [row] = await tx.select({ userId: cookbooks.userId }).from(cookbooks).where(eq(cookbooks.id, id));
  if (row && row.userId !== userId) throw new CookbookError("missing");
  return row !== undefined;
}

/** @throws CookbookError "missing" unless the user may save the item */
export async function requireSavableItem(tx: Transaction, userId: string, itemId: string): Promise<void> {
  const [item] = await tx
    .select({ id: items.id })
    .from(items)
    .leftJoin(stories, eq(stories.itemId, items.id))
    .where(and(eq(items.id, itemId), isSavableBy(userId)));
  if (!item) throw new CookbookError("missing");
}
