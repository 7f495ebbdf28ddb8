import "server-only";
import { and, eq, ne, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { ratings } from "#lib/platform/db/tables/ratings.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import type { Stars } from "./stars.ts";

export interface Rating {
  userId: string;
  itemId: string;
  stars: Stars;
}

/**
 * Stores a user's stars for a recipe. Repeating it changes nothing; triggers keep the count. The
 * first rating of a user deletes the recipe's sample ratings, so that an average never mixes them.
 *
 * @returns false when there is nothing for the user to rate: not public, not a recipe, or their
 * own.
 */
export async function setRating({ userId, itemId, stars }: Rating): Promise<boolean> {
  const isRatable = and(eq(items.id, itemId), eq(items.type, "recipe"), isPublicItem(), ne(items.authorId, userId));
  return db.transaction(async (tx) => {
    // Locks the recipe, so that it is neither withdrawn nor deleted meanwhile.
    const [recipe] = await tx.select({ id: items.id }).from(items).where(isRatable).for("share");
    if (!recipe) return false;
    // Before the insert: like every other write, this locks ratings before their count.
    await tx.execute(sql`
      delete from ratings using users
      where item_id = ${itemId} and users.id = user_id and users.is_sample
        and not (select is_sample from users where id = ${userId})`);
    await tx
      .insert(ratings)
      .values({ userId, itemId, stars })
      .onConflictDoUpdate({
        target: [ratings.userId, ratings.itemId],
        set: { stars, updatedAt: sql`case ${ratings.stars} when ${stars} then ${ratings.updatedAt} else now() end` },
      });
    return true;
  });
}

/**
 * Deletes a user's rating, even if its recipe is no longer public.
 *
 * @returns false when there was none.
 */
export async function deleteRating({ userId, itemId }: Omit<Rating, "stars">): Promise<boolean> {
  const deleted = await db
    .delete(ratings)
    .where(and(eq(ratings.userId, userId), eq(ratings.itemId, itemId)))
    .returning({ itemId: ratings.itemId });
  return deleted.length > 0;
}
