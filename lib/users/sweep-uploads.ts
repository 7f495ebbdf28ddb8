import "server-only";
import { sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { removeUpload } from "./pictures.ts";

const mostAtOnce = 200;

/**
 * Removes what readers have sent in more than a day ago and nothing shows: rows and files. What is taken into use meanwhile stays, because
 * the database refuses to delete it; one that fails is told in the log and tried again next time.
 */
export async function sweepUploads(): Promise<void> {
  const { rows } = await db.execute<{ userId: string; pictureId: string }>(sql`
    select u.user_id as "userId", u.picture_id as "pictureId" from uploads u
    where u.created_at < now() - interval '1 day'
      and not exists (select from users where u.picture_id in (users.picture_id, users.banner_id))
      and not exists (select from items where items.picture_id = u.picture_id)
      and not exists (select from cookbooks where cookbooks.cover_id = u.picture_id)
      and not exists (select from categories where categories.picture_id = u.picture_id)
      and not exists (select from ingredients where ingredients.picture_id = u.picture_id)
      and not exists (select from videos where videos.poster_id = u.picture_id)
      -- Steps, blocks of stories and modules name their pictures in JSON, which the database does not look into by itself.
      and not exists (select from recipes where position(u.picture_id::text in recipes.steps::text) > 0)
      and not exists (select from story_texts where position(u.picture_id::text in story_texts.body::text) > 0)
      and not exists (select from feed_modules where position(u.picture_id::text in feed_modules.data::text) > 0)
    order by u.created_at limit ${mostAtOnce}`);
  for (const { userId, pictureId } of rows) {
    await removeUpload(userId, pictureId).catch((error: Error) =>
      console.error("an upload nobody uses was not removed:", error.cause ?? error),
    );
  }
}
