import type { References } from "#lib/content/content-transfer/references.ts";
import type { Stars } from "#lib/people/ratings/stars.ts";
import { db } from "#lib/platform/db/client.ts";
import { likes } from "#lib/platform/db/tables/likes.ts";
import { ratings } from "#lib/platform/db/tables/ratings.ts";
import { readSampleFile } from "./read-sample-file.ts";
import { requireId } from "./require-id.ts";

interface Reactions {
  /** Authors by the recipe or story they like. */
  likes: Record<string, string[]>;
  /** Stars by author, by recipe. */
  ratings: Record<string, Record<string, Stars>>;
}

/** Reads the likes and ratings of the sample authors. */
export async function readReactions(): Promise<Reactions> {
  return { likes: await readSampleFile("likes"), ratings: await readSampleFile("ratings") };
}

/** Inserts likes and ratings; triggers count them. */
export async function insertReactions(references: References, reactions: Reactions): Promise<void> {
  const itemId = (key: string) => requireId(references, "item", key);
  const userId = (key: string) => requireId(references, "user", key);
  const liked = Object.entries(reactions.likes);
  await db
    .insert(likes)
    .values(liked.flatMap(([item, users]) => users.map((user) => ({ itemId: itemId(item), userId: userId(user) }))));
  const rated = Object.entries(reactions.ratings);
  await db
    .insert(ratings)
    .values(
      rated.flatMap(([item, stars]) =>
        Object.entries(stars).map(([user, count]) => ({ itemId: itemId(item), userId: userId(user), stars: count })),
      ),
    );
}
