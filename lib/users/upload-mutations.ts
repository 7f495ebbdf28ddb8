import "server-only";
import { sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { deleteUnusedUpload } from "#lib/media/pictures/mutations.ts";

const maxBatchSize = 200;

/**
 * Deletes uploads older than a day that nothing shows: rows and files. The database refuses to
 * delete a picture that is used meanwhile. A failure is logged, and the next run repeats it.
 */
export async function deleteUnusedUploads(): Promise<void> {
  const { rows } = await db.execute<{ pictureId: string }>(sql`
    select u.picture_id as "pictureId" from uploads u
    where u.created_at < now() - interval '1 day'
      and not exists (select from users where u.picture_id in (users.picture_id, users.banner_id))
      and not exists (select from items where items.picture_id = u.picture_id)
      and not exists (select from comment_photos where comment_photos.picture_id = u.picture_id)
      and not exists (select from cookbooks where cookbooks.cover_id = u.picture_id)
      and not exists (select from categories where categories.picture_id = u.picture_id)
      and not exists (select from ingredients where ingredients.picture_id = u.picture_id)
      and not exists (select from videos where videos.poster_id = u.picture_id)
      -- Drafts, steps, blocks of stories and modules refer to pictures in JSON, without foreign keys.
      and not exists (
        select from recipe_drafts
        where author_id = u.user_id and position(u.picture_id::text in recipe_drafts.content::text) > 0)
      and not exists (select from recipes where position(u.picture_id::text in recipes.steps::text) > 0)
      and not exists (select from story_texts where position(u.picture_id::text in story_texts.body::text) > 0)
      and not exists (select from feed_modules where position(u.picture_id::text in feed_modules.data::text) > 0)
    order by u.created_at limit ${maxBatchSize}`);
  for (const { pictureId } of rows) {
    await deleteUnusedUpload(pictureId).catch((error: Error) =>
      console.error("an unused upload was not deleted:", error.cause ?? error),
    );
  }
}
