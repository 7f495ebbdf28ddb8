import "server-only";
import { and, eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { ratings } from "#lib/platform/db/tables/ratings.ts";
import type { Stars } from "./stars.ts";

/** Returns the stars, 1 to 5, a user gives a recipe; null when they have not rated it. */
export async function getRating(userId: string, itemId: string): Promise<Stars | null> {
  const [rating] = await db
    .select({ stars: ratings.stars })
    .from(ratings)
    .where(and(eq(ratings.userId, userId), eq(ratings.itemId, itemId)));
  return rating ? (rating.stars as Stars) : null;
}
