import "server-only";
import { and, eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { recipeNotes } from "#lib/platform/db/tables/recipes.ts";

/** The note of a user on a recipe, empty without one. */
export async function getNote(userId: string, itemId: string): Promise<string> {
  const [note] = await db
    .select({ text: recipeNotes.text })
    .from(recipeNotes)
    .where(and(eq(recipeNotes.userId, userId), eq(recipeNotes.itemId, itemId)));
  return note?.text ?? "";
}
