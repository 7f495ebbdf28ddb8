import "server-only";
import { sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";

/**
 * Tells the search how much everything is liked by now, and which are the most liked of all: there it looks first. Rows that somebody is
 * writing have their turn next time.
 */
export async function countLikes(): Promise<void> {
  await db.transaction(async (tx) => {
    // A million rows take a few seconds; nobody waits for them.
    await tx.execute(sql.raw("set local statement_timeout = '10min'"));
    await tx.execute(sql`
      with placed as (
        select item_id, like_count, row_number() over (order by like_count desc, item_id desc) / (count(*) over ())::float8 as place from item_stats
      ), counted as (
        select item_id, like_count, case when place <= 0.004 then 0 when place <= 0.025 then 1 when place <= 0.15 then 2 else 3 end as standing
        from placed
      ), stale as (
        select item_id, counted.like_count, counted.standing from search_docs join counted using (item_id)
        where (search_docs.like_count, search_docs.standing) is distinct from (counted.like_count, counted.standing)
        for update of search_docs skip locked
      )
      update search_docs set like_count = stale.like_count, standing = stale.standing
      from stale where search_docs.item_id = stale.item_id`);
  });
}
