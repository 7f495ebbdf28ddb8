import "server-only";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { cookbookItems, cookbooks } from "#lib/db/tables/cookbooks.ts";
import { users } from "#lib/db/tables/users.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { CookbookError } from "./errors.ts";
import { limits } from "./schema.ts";

/** Condition on `cookbooks`: belongs to this user and is not deleted. Whoever changes a cookbook passes through it. */
export function isOwn(userId: string) {
  return and(eq(cookbooks.userId, userId), isNull(cookbooks.deletedAt));
}

/** Holds a user's shelf until the transaction ends, and finds out whether one more cookbook fits on it. */
export async function lockShelf(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const count = await tx.$count(cookbooks, isOwn(userId));
  if (count >= limits.books) throw new CookbookError("shelfFull");
}

/** What a change means to others: the last parts of the addresses at which something looks different now. */
export interface Changed {
  shown: string[];
}

/** The addresses of those that are public, each once. */
export function shownOf(...books: Pick<LockedBook, "visibility" | "slug">[]): Changed {
  const slugs = books.flatMap(({ visibility, slug }) => (visibility === "public" ? [slug] : []));
  return { shown: [...new Set(slugs)] };
}

export type LockedBook = Pick<typeof cookbooks.$inferSelect, "id" | "slug" | "titles" | "visibility" | "coverId">;

/** Holds a user's cookbooks until the transaction ends, always in the same order. Throws "missing" unless all of them are there. */
export async function lockBooks(tx: Transaction, userId: string, ids: string[]): Promise<LockedBook[]> {
  const { id, slug, titles, visibility, coverId } = cookbooks;
  const rows = await tx
    .select({ id, slug, titles, visibility, coverId })
    .from(cookbooks)
    .where(and(inArray(cookbooks.id, ids), isOwn(userId)))
    .orderBy(cookbooks.id)
    .for("no key update");
  if (rows.length < new Set(ids).size) throw new CookbookError("missing");
  return rows;
}

export async function lockBook(tx: Transaction, userId: string, id: string): Promise<LockedBook> {
  const [book] = await lockBooks(tx, userId, [id]);
  if (!book) throw new CookbookError("missing");
  return book;
}

/** Whether one more fits into a locked cookbook, and the position it gets. */
export async function findPlace(tx: Transaction, cookbookId: string): Promise<number> {
  const [row] = await tx
    .select({
      count: sql<number>`count(*) filter (where ${cookbookItems.removedAt} is null)::int`,
      next: sql<number>`coalesce(max(${cookbookItems.position}) + 1, 0)`,
    })
    .from(cookbookItems)
    .where(eq(cookbookItems.cookbookId, cookbookId));
  if (row && row.count >= limits.items) throw new CookbookError("bookFull");
  return row?.next ?? 0;
}

/** Notes when a cookbook was last changed. */
export async function touch(tx: Transaction, ...ids: string[]): Promise<void> {
  await tx.update(cookbooks).set({ updatedAt: sql`now()` }).where(inArray(cookbooks.id, ids));
}
