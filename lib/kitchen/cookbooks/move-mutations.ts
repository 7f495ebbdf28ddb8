import "server-only";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { cookbookItems, cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { type CookbookChange, toCookbookChange } from "./cookbook-change.ts";
import { type ItemKey, isItemKey, nextPosition, requireEntry } from "./entry-queries.ts";
import { CookbookError } from "./errors.ts";
import { insertUserCookbook } from "./mutations.ts";
import { lockOwnCookbooks } from "./permission-queries.ts";
import { touchCookbooks } from "./touch-mutations.ts";

/**
 * Moves an item with its note to the end of another cookbook. `undoMoveItem` reverts it for a
 * minute.
 *
 * @throws CookbookError "missing" or "bookFull"
 */
export async function moveItem({ to, ...key }: ItemKey & { to: string }): Promise<CookbookChange> {
  return db.transaction((tx) => moveWithin(tx, key, to));
}

interface NewCookbook {
  /** The same id again creates nothing. */
  id?: string;
  title: string;
  locale: Locale;
}

/**
 * Creates a private cookbook and moves an item with its note into it.
 *
 * @throws CookbookError "missing" or "shelfFull"
 */
export async function moveItemToNewCookbook({
  newCookbook,
  ...key
}: ItemKey & { newCookbook: NewCookbook }): Promise<CookbookChange> {
  return db.transaction(async (tx) => {
    const { id } = await insertUserCookbook(tx, {
      ...newCookbook,
      summary: "",
      visibility: "private",
      userId: key.userId,
    });
    return moveWithin(tx, key, id);
  });
}

/**
 * Reverts a move of the last minute: the item returns to its old position in `cookbookId` with its
 * note, and leaves `from` unless it had been there before the move.
 *
 * @param deletesFrom deletes `from` if it is empty then, because the move has created it
 * @throws CookbookError "missing", "tooLate" or "bookFull"
 */
export async function undoMoveItem({
  userId,
  cookbookId,
  itemId,
  from,
  deletesFrom = false,
}: ItemKey & { from: string; deletesFrom?: boolean }): Promise<CookbookChange> {
  return db.transaction(async (tx) => {
    const both = await lockOwnCookbooks(tx, userId, [cookbookId, from]);
    const sourceKey = isItemKey(cookbookId, itemId);
    const isRecent = sql`${cookbookItems.removedAt} > now() - interval '1 minute'`;
    const [entry] = await tx
      .select({ createdAt: cookbookItems.createdAt })
      .from(cookbookItems)
      .where(and(sourceKey, isRecent));
    if (!entry) throw new CookbookError("tooLate");
    await nextPosition(tx, cookbookId);
    // A moved entry keeps its creation time; an entry that was in `from` before has its own.
    const [moved] = await tx
      .delete(cookbookItems)
      .where(
        and(isItemKey(from, itemId), isNull(cookbookItems.removedAt), eq(cookbookItems.createdAt, entry.createdAt)),
      )
      .returning({ note: cookbookItems.note });
    await tx
      .update(cookbookItems)
      .set({ removedAt: null, ...moved })
      .where(sourceKey);
    await touchCookbooks(tx, userId, cookbookId, from);
    if (deletesFrom) await deleteEmptyCookbook(tx, from);
    return toCookbookChange(...both);
  });
}

async function moveWithin(
  tx: Transaction,
  { userId, cookbookId, itemId }: ItemKey,
  to: string,
): Promise<CookbookChange> {
  const both = await lockOwnCookbooks(tx, userId, [cookbookId, to]);
  const { note, createdAt } = await requireEntry(tx, cookbookId, itemId);
  if (to === cookbookId) return { publicSlugs: [] };
  const targetKey = isItemKey(to, itemId);
  await tx.delete(cookbookItems).where(and(targetKey, isNotNull(cookbookItems.removedAt)));
  const [existingTarget] = await tx.select({ note: cookbookItems.note }).from(cookbookItems).where(targetKey);
  if (!existingTarget) {
    const position = await nextPosition(tx, to);
    await tx.insert(cookbookItems).values({ cookbookId: to, itemId, position, note, createdAt });
  } else if (!existingTarget.note) await tx.update(cookbookItems).set({ note }).where(targetKey);
  await tx.update(cookbookItems).set({ removedAt: sql`now()` }).where(isItemKey(cookbookId, itemId));
  await touchCookbooks(tx, userId, cookbookId, to);
  return toCookbookChange(...both);
}

async function deleteEmptyCookbook(tx: Transaction, id: string): Promise<void> {
  const isEntry = and(eq(cookbookItems.cookbookId, id), isNull(cookbookItems.removedAt));
  if ((await tx.$count(cookbookItems, isEntry)) > 0) return;
  await tx.update(cookbooks).set({ deletedAt: sql`now()` }).where(eq(cookbooks.id, id));
}
