import "server-only";
import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { pictures } from "#lib/db/tables/media.ts";
import { deleteUnusedPicture } from "#lib/media/pictures/mutations.ts";
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
  for (const { id } of rows) {
    try {
      await deleteUnusedPicture(id, isDue);
      await db.update(pictures).set({ deletedAt: null }).where(eq(pictures.id, id));
    } catch (error) {
      console.error("a deleted picture was not purged:", (error as Error).cause ?? error);
    }
  }
}
