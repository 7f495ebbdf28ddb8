import "server-only";
import { and, eq, or } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { likes } from "#lib/platform/db/tables/likes.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import { notifyUser } from "#lib/platform/user-events/notify.ts";

/**
 * Sets whether a user likes an item. Repeating it changes nothing; triggers keep the count. A like
 * can be removed even if its item is no longer public.
 *
 * @returns false when the user may not see the item they want to like: drafts of others, what has
 * expired or does not exist.
 */
export async function setLike(like: { userId: string; itemId: string; liked: boolean }): Promise<boolean> {
  const { userId, itemId, liked } = like;
  return db.transaction(async (tx) => {
    if (!liked) {
      const deleted = await tx
        .delete(likes)
        .where(and(eq(likes.userId, userId), eq(likes.itemId, itemId)))
        .returning({ itemId: likes.itemId });
      if (deleted.length > 0) await notifyUser(tx, userId, "likes");
      return true;
    }
    const [item] = await tx
      .select({ id: items.id })
      .from(items)
      .where(and(eq(items.id, itemId), or(isPublicItem(), eq(items.authorId, userId))));
    if (!item) return false;
    const inserted = await tx
      .insert(likes)
      .values({ userId, itemId })
      .onConflictDoNothing()
      .returning({ itemId: likes.itemId });
    if (inserted.length > 0) await notifyUser(tx, userId, "likes");
    return true;
  });
}
