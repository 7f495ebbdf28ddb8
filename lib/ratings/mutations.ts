import "server-only";
import { and, eq, ne, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { isPublic } from "#lib/db/public.ts";
import { items } from "#lib/db/tables/items.ts";
import { ratings } from "#lib/db/tables/ratings.ts";
import type { Stars } from "./stars.ts";

export interface Rating {
  userId: string;
  itemId: string;
  stars: Stars;
}

/**
 * Makes it so that the user gives this recipe so many stars. Saying it twice changes nothing; triggers keep the count. False when there is
 * nothing for them to rate: what is not public, no recipe, or their own.
 */
export async function setRating({ userId, itemId, stars }: Rating): Promise<boolean> {
  const mayBeRated = and(eq(items.id, itemId), eq(items.type, "recipe"), isPublic(), ne(items.authorId, userId));
  const rated = await db
    .insert(ratings)
    // The recipe is held, so that it is neither withdrawn nor deleted meanwhile.
    .select(sql`select ${userId}::uuid, id, ${stars}::smallint, now(), now() from items where ${mayBeRated} for share`)
    .onConflictDoUpdate({
      target: [ratings.userId, ratings.itemId],
      set: { stars, updatedAt: sql`case ${ratings.stars} when ${stars} then ${ratings.updatedAt} else now() end` },
    })
    .returning({ itemId: ratings.itemId });
  return rated.length > 0;
}

/** Takes a rating back, whatever has become of its recipe. False where there was none. */
export async function takeRating({ userId, itemId }: Omit<Rating, "stars">): Promise<boolean> {
  const taken = await db
    .delete(ratings)
    .where(and(eq(ratings.userId, userId), eq(ratings.itemId, itemId)))
    .returning({ itemId: ratings.itemId });
  return taken.length > 0;
}
