import "server-only";
import { eq, lt, sql } from "drizzle-orm";
import { anonymizePerson } from "#lib/platform/audit-log/purge-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { deletedEntries } from "#lib/platform/db/tables/editing/deleted-entries.ts";
import { runForEach } from "#lib/platform/jobs/run-for-each.ts";
import { deleteVideoFiles } from "#lib/platform/media/videos/video-files.ts";
import { restoreDays } from "./limits.ts";

/**
 * Removes what was deleted long enough ago, clips with their files, authors with their names in the
 * audit log. It waits an hour more than an
 * entry can be restored: a restoration that began in time has ended by then.
 */
export async function purgeDeletedEntries(): Promise<void> {
  const due = await db
    .select({ id: deletedEntries.id, data: deletedEntries.data })
    .from(deletedEntries)
    .where(lt(deletedEntries.deletedAt, sql`now() - make_interval(days => ${restoreDays}, hours => 1)`));
  await runForEach(
    due,
    async ({ id, data }) => {
      for (const video of data.rows?.videos ?? []) await deleteVideoFiles(listFiles(video));
      // Last: if the storage fails, the row stays and the job tries again.
      await db.transaction(async (tx) => {
        if (data.authorId) await anonymizePerson(tx, data.authorId);
        await tx.delete(deletedEntries).where(eq(deletedEntries.id, id));
      });
    },
    ({ id }) => `The deleted entry ${id} was not purged`,
  );
}

function listFiles(video: Record<string, unknown>): string[] {
  const captions = Object.values((video.caption_keys ?? {}) as Record<string, string>);
  return [video.mp4_key, video.webm_key, ...captions].filter((key): key is string => typeof key === "string");
}
