import "server-only";
import { sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { uuidArray } from "#lib/platform/db/uuid-array.ts";

interface LikeState {
  id: string;
  isLiked: boolean;
  likeCount: number;
}

/** Lists for each of these items whether the user likes it, and how many users do. */
export async function listLikeStates(userId: string, ids: string[]): Promise<LikeState[]> {
  const { rows } = await db.execute<{ id: string; isLiked: boolean; likeCount: number }>(sql`
    select id, likes.item_id is not null as "isLiked", coalesce(like_count, 0) as "likeCount"
    from unnest(${uuidArray(ids)}) as page (id)
    left join likes on likes.user_id = ${userId} and likes.item_id = page.id
    left join item_stats on item_stats.item_id = page.id`);
  return rows;
}
