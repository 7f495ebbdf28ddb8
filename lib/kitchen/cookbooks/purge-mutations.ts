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
  let deletedCount: number;
  do deletedCount = await deleteBatch();
  while (deletedCount === batchSize);
}

async function deleteBatch(): Promise<number> {
  const expired = db
    .select({ id: cookbooks.id })
    .from(cookbooks)
    .where(sql`${cookbooks.deletedAt} < now() - interval '1 minute'`)
    .limit(batchSize);
  const deleted = await db
    .delete(cookbooks)
    .where(inArray(cookbooks.id, expired))
    .returning({ coverId: cookbooks.coverId });
  await runForEach(
    deleted.flatMap(({ coverId }) => coverId ?? []),
    deleteUnusedUpload,
    () => "the cover of a deleted cookbook was not deleted",
  );
  return deleted.length;
}
