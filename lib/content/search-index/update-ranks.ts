import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { runLongStatements } from "#lib/platform/db/client.ts";

/**
 * Upper bounds of the tiers 0, 1 and 2 as shares of all items, each about six times the one before;
 * everything else is in tier 3. The search reads the tiers one after the other
 * (lib/content/search/ranking.ts). https://nlp.stanford.edu/IR-book/html/htmledition/tiered-indexes-1.html
 */
const tierShares = [0.004, 0.025, 0.15];

const dateOrder = sql.raw("published_at desc nulls last, item_id desc");
const likeOrder = sql`item_stats.like_count desc nulls last, ${dateOrder}`;

/**
 * Copies current like counts into the index and assigns every item to its tiers by likes, date and
 * rating. Rows locked by another transaction are skipped until the next run.
 */
export async function updateSearchRanks(): Promise<void> {
  // A million rows take longer than the usual limit.
  await runLongStatements((db) =>
    db.execute(sql`
      with counted as (
        select item_id, coalesce(item_stats.like_count, 0) as like_count, count(*) over () as total,
          row_number() over (order by ${likeOrder}) as by_likes,
          row_number() over (order by ${dateOrder}) as by_date,
          row_number() over (order by search_docs.rating desc nulls last, ${likeOrder}) as by_rating
        from search_docs left join item_stats using (item_id)
      ), ranked as (
        select item_id, like_count, ${tierOf("by_likes")} as like_tier, ${tierOf("by_date")} as recency_tier,
          ${tierOf("by_rating")} as rating_tier
        from counted
      ), stale as (
        select ranked.* from search_docs join ranked using (item_id)
        where (search_docs.like_count, search_docs.like_tier, search_docs.recency_tier, search_docs.rating_tier)
          is distinct from (ranked.like_count, ranked.like_tier, ranked.recency_tier, ranked.rating_tier)
        for update of search_docs skip locked
      )
      update search_docs
      set like_count = stale.like_count, like_tier = stale.like_tier, recency_tier = stale.recency_tier,
        rating_tier = stale.rating_tier
      from stale where search_docs.item_id = stale.item_id`),
  );
}

/** Number of shares a rank lies outside of. */
function tierOf(rank: string): SQL {
  return sql.raw(`(${tierShares.map((share) => `(${rank} > ${share} * total)::int`).join(" + ")})`);
}
