import "server-only";
import { and, eq } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { likes } from "#lib/db/tables/likes.ts";

/** Makes it so that the user likes the item, or does not. Saying it twice changes nothing; triggers keep the count. */
export async function setLike(like: { userId: string; itemId: string; liked: boolean }): Promise<void> {
  const { userId, itemId, liked } = like;
  if (liked) await db.insert(likes).values({ userId, itemId }).onConflictDoNothing();
  else await db.delete(likes).where(and(eq(likes.userId, userId), eq(likes.itemId, itemId)));
}
