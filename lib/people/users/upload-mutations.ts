import "server-only";
import { sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { runForEach } from "#lib/platform/jobs/run-for-each.ts";
import { deleteUnusedUpload } from "#lib/platform/media/pictures/mutations.ts";
import { isReferenced } from "#lib/platform/media/pictures/picture-references.ts";

const maxBatchSize = 200;

/**
 * Deletes uploads older than a day that nothing shows, except those of partners, who have them as a
 * library at the desk: rows and files. A picture that is used meanwhile is kept. A failure is
 * logged, and the next run repeats it.
 */
export async function deleteUnusedUploads(): Promise<void> {
  const { rows } = await db.execute<{ pictureId: string }>(sql`
    select u.picture_id as "pictureId" from uploads u
    where u.created_at < now() - interval '1 day'
      and not exists (select from users where users.id = u.user_id and users.new_type = 'partner')
      and not ${isReferenced(sql`u.picture_id`)}
    order by u.created_at limit ${maxBatchSize}`);
  await runForEach(
    rows,
    ({ pictureId }) => deleteUnusedUpload(pictureId),
    () => "an unused upload was not deleted",
  );
}
