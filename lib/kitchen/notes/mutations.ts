import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { recipeNotes } from "#lib/platform/db/tables/recipes.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";

interface Note {
  userId: string;
  itemId: string;
  /** Empty deletes the note. */
  text: string;
}

/**
 * Stores a user's note on a recipe. Repeating it changes nothing.
 *
 * @returns false when there is no public recipe to note something on
 */
export async function setNote({ userId, itemId, text }: Note): Promise<boolean> {
  if (text === "") {
    await db.delete(recipeNotes).where(and(eq(recipeNotes.userId, userId), eq(recipeNotes.itemId, itemId)));
    return true;
  }
  const isNotable = and(eq(items.id, itemId), eq(items.type, "recipe"), isPublicItem());
  const stored = await db
    .insert(recipeNotes)
    // Locks the recipe, so that it is not deleted meanwhile.
    .select(sql`select ${userId}::uuid, id, ${text}::text, now(), now() from items where ${isNotable} for share`)
    .onConflictDoUpdate({
      target: [recipeNotes.userId, recipeNotes.itemId],
      set: { text, updatedAt: sql`case ${recipeNotes.text} when ${text} then ${recipeNotes.updatedAt} else now() end` },
    })
    .returning({ itemId: recipeNotes.itemId });
  return stored.length > 0;
}
