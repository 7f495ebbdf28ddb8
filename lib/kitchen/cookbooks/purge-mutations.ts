import "server-only";
import { inArray, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { cookbookItems, cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { runForEach } from "#lib/platform/jobs/run-for-each.ts";
import { deleteUnusedUpload } from "#lib/platform/media/pictures/mutations.ts";

const batchSize = 500;

/**
 * Deletes what was removed more than a minute ago: entries, and cookbooks with their uploaded
 * covers.
 */
export async function purgeDeletedCookbooks(): Promise<void> {
  await db.delete(cookbookItems).where(sql`${cookbookItems.removedAt} < now() - interval '1 minute'`);
  const expired = await db
    .select({ id: cookbooks.id })
    .from(cookbooks)
    .where(sql`${cookbooks.deletedAt} < now() - interval '1 minute'`)
    .limit(batchSize);
  if (expired.length === 0) return;
  const ids = expired.map(({ id }) => id);
  const covers = await db.delete(cookbooks).where(inArray(cookbooks.id, ids)).returning({ coverId: cookbooks.coverId });
  await runForEach(
    covers.flatMap(({ coverId }) => coverId ?? []),
    deleteUnusedUpload,
    () => "the cover of a deleted cookbook was not deleted",
  );
}
