import type { References } from "#lib/content/content-transfer/references.ts";
import { db } from "#lib/platform/db/client.ts";
import { likes } from "#lib/platform/db/tables/likes.ts";
import { readSampleFile } from "./read-sample-file.ts";
import { requireId } from "./require-id.ts";

/** Authors by the recipe or story they like. */
type Likes = Record<string, string[]>;

/** Reads the likes of the sample authors. They rate nothing: an invented average would praise. */
export async function readLikes(): Promise<Likes> {
  return readSampleFile("likes");
}

/** Inserts likes; triggers count them. */
export async function insertLikes(references: References, liked: Likes): Promise<void> {
  await db.insert(likes).values(
    Object.entries(liked).flatMap(([item, users]) => {
      const itemId = requireId(references, "item", item);
      return users.map((user) => ({ itemId, userId: requireId(references, "user", user) }));
    }),
  );
}
