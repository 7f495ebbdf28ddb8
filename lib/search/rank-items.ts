import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";

/** Parts of all items that are looked through first, among the most liked, the newest and the best rated: each six times the one before. */
const shares = [0.004, 0.025, 0.15];

const byDate = sql.raw("published_at desc nulls last, item_id desc");
const byLikes = sql`item_stats.like_count desc nulls last, ${byDate}`;

/**
 * Tells the search how much everything is liked by now, and what is among the most liked, the newest and the best rated: there it looks
 * first. Rows that somebody is writing have their turn next time.
 */
export async function rankItems(): Promise<void> {
  await db.transaction(async (tx) => {
    // A million rows take a while; nobody waits for them.
    await tx.execute(sql.raw("set local statement_timeout = '10min'"));
    await tx.execute(sql`
      with counted as (
        select item_id, coalesce(item_stats.like_count, 0) as like_count, count(*) over () as total,
          row_number() over (order by ${byLikes}) as by_likes,
          row_number() over (order by ${byDate}) as by_date,
          row_number() over (order by search_docs.rating desc nulls last, ${byLikes}) as by_rating
        from search_docs left join item_stats using (item_id)
      ), ranked as (
        select item_id, like_count, ${place("by_likes")} as standing, ${place("by_date")} as recency, ${place("by_rating")} as esteem
        from counted
      ), stale as (
        select ranked.* from search_docs join ranked using (item_id)
        where (search_docs.like_count, search_docs.standing, search_docs.recency, search_docs.esteem)
          is distinct from (ranked.like_count, ranked.standing, ranked.recency, ranked.esteem)
        for update of search_docs skip locked
      )
      update search_docs
      set like_count = stale.like_count, standing = stale.standing, recency = stale.recency, esteem = stale.esteem
      from stale where search_docs.item_id = stale.item_id`);
  });
}

/** How many shares it lies outside of. */
function place(rank: string): SQL {
  return sql.raw(`(${shares.map((share) => `(${rank} > ${share} * total)::int`).join(" + ")})`);
}
