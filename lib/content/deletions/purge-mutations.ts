import "server-only";
import { eq, lt, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { deletedEntries } from "#lib/platform/db/tables/editing/deleted-entries.ts";
import { runForEach } from "#lib/platform/jobs/run-for-each.ts";
import { deleteVideoFiles } from "#lib/platform/media/videos/video-files.ts";
import { restoreDays } from "./limits.ts";

/** Removes what was deleted long enough ago, clips with their files. */
export async function purgeDeletedEntries(): Promise<void> {
  const due = await db
    .select({ id: deletedEntries.id })
    .from(deletedEntries)
    .where(lt(deletedEntries.deletedAt, sql`now() - make_interval(days => ${restoreDays})`));
  await runForEach(
    due,
    ({ id }) =>
      db.transaction(async (tx) => {
        const [purged] = await tx.delete(deletedEntries).where(eq(deletedEntries.id, id)).returning();
        // Within the transaction: if the storage fails, the row stays and the job tries again.
        for (const video of purged?.data.rows?.videos ?? []) await deleteVideoFiles(listFiles(video));
      }),
    ({ id }) => `The deleted entry ${id} was not purged`,
  );
}

function listFiles(video: Record<string, unknown>): string[] {
  const captions = Object.values((video.caption_keys ?? {}) as Record<string, string>);
  return [video.mp4_key, video.webm_key, ...captions].filter((key): key is string => typeof key === "string");
}
