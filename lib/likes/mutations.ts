import "server-only";
import { and, eq, or } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { isPublic } from "#lib/db/public.ts";
import { items } from "#lib/db/tables/items.ts";
import { likes } from "#lib/db/tables/likes.ts";

/**
 * Makes it so that the user likes the item, or does not. Saying it twice changes nothing; triggers keep the count. False when there is
 * nothing to like: what somebody else has not published counts as nothing. A like can be taken back whatever has become of its item.
 */
export async function setLike(like: { userId: string; itemId: string; liked: boolean }): Promise<boolean> {
  const { userId, itemId, liked } = like;
  if (!liked) {
    await db.delete(likes).where(and(eq(likes.userId, userId), eq(likes.itemId, itemId)));
    return true;
  }
  const [item] = await db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.id, itemId), or(isPublic(), eq(items.authorId, userId))));
  if (item) await db.insert(likes).values({ userId, itemId }).onConflictDoNothing();
  return item !== undefined;
}
