import "server-only";
import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { runForEach } from "#lib/platform/jobs/run-for-each.ts";
import { deleteUnusedPicture } from "#lib/platform/media/pictures/mutations.ts";
import { restoreDays } from "./limits.ts";

const maxBatchSize = 200;

/**
 * Removes the pictures that were deleted long enough ago: rows and files. One that something shows
 * by now is restored. A failure is logged, and the next run repeats it.
 */
export async function purgeDeletedPictures(): Promise<void> {
  const isDue = and(
    isNotNull(pictures.deletedAt),
    lt(pictures.deletedAt, sql`now() - make_interval(days => ${restoreDays})`),
  );
  const rows = await db.select({ id: pictures.id }).from(pictures).where(isDue).limit(maxBatchSize);
  await runForEach(
    rows,
    async ({ id }) => {
      await deleteUnusedPicture(id, isDue);
      await db.update(pictures).set({ deletedAt: null }).where(eq(pictures.id, id));
    },
    () => "a deleted picture was not purged",
  );
}
