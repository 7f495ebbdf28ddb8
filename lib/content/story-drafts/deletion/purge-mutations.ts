import "server-only";
import { and, inArray, lt, ne, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { storyDrafts } from "#lib/platform/db/tables/editing/story-drafts.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { restoreDays } from "./limits.ts";

/** Removes the drafts of stories that were deleted long enough ago. */
export async function purgeDeletedDrafts(): Promise<void> {
  const due = db
    .select({ id: storyDrafts.itemId })
    .from(storyDrafts)
    .where(lt(storyDrafts.deletedAt, sql`now() - make_interval(days => ${restoreDays})`));
  await db.delete(items).where(and(inArray(items.id, due), ne(items.state, "live")));
}
