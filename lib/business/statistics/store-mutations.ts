import "server-only";
import { sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import { type PendingCounts, restoreCounts, takeCounts } from "./counts.ts";

/**
 * Stores what this process has counted, in one statement. When it fails, the counts are kept and
 * stored with the next ones. A crash loses what has not been stored: a few seconds.
 */
export async function storePendingCounts(): Promise<void> {
  const counts = takeCounts();
  try {
    await storeCounts(counts);
  } catch (error) {
    restoreCounts(counts);
    throw error;
  }
}

/**
 * Adds counts to those of their days. Ids without a public item, stories in cook mode and steps
 * that a recipe does not have are left out. Rows are locked in the order of their keys, so that
 * several processes do not wait for each other in a circle.
 */
export async function storeCounts({ items, searches }: PendingCounts): Promise<void> {
  if (items.size === 0 && searches.size === 0) return;
  const itemRows = JSON.stringify([...items.values()]);
  const searchRows = JSON.stringify([...searches.values()]);
  await db.execute(sql`
    with counted_searches as (
      insert into search_statistics (day, locale, query, count, closest_count)
      select day, locale, query, count, "closestCount"
      from json_to_recordset(${searchRows}::json)
        as counted (day date, locale text, query text, count integer, "closestCount" smallint)
      order by day, locale, query
      on conflict (day, locale, query) do update
        set count = search_statistics.count + excluded.count, closest_count = excluded.closest_count
    )
    insert into item_statistics (day, item_id, measure, step, count)
    select day, "itemId", measure, step, count
    from json_to_recordset(${itemRows}::json)
      as counted (day date, "itemId" uuid, measure text, step smallint, count integer)
    join items on items.id = "itemId" and ${isPublicItem()}
    left join recipes on recipes.item_id = "itemId"
    where measure = 'read' or step <= jsonb_array_length(recipes.steps)
    order by day, "itemId", measure, step
    on conflict (day, item_id, measure, step) do update set count = item_statistics.count + excluded.count`);
}
