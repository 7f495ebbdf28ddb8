import "server-only";
import { sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { houseAdCounts, houseAds } from "#lib/platform/db/tables/ads/house-ads.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";
import type { AdCounts } from "./schema.ts";

/**
 * Adds what a page reports to the counts of today. An id counts once as a view and once as a click;
 * unknown ids and advertisements that have ended are left out.
 */
export async function countAds({ views, clicks }: AdCounts, now = currentTime()): Promise<void> {
  const counts = [...new Set([...views, ...clicks])].map((id) => ({
    id,
    views: Number(views.includes(id)),
    clicks: Number(clicks.includes(id)),
  }));
  if (counts.length === 0) return;
  const { date: today } = toLocalTime(now);
  // In the order of the ids, so that two requests do not lock each other.
  await db.execute(sql`
    insert into ${houseAdCounts} (ad_id, day, views, clicks)
    select ${houseAds.id}, ${today}::date, counted.views, counted.clicks
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as counted (id uuid, views int, clicks int)
    join ${houseAds} on ${houseAds.id} = counted.id
    where ${houseAds.endedAt} is null
    order by ${houseAds.id}
    on conflict (ad_id, day) do update
    set views = ${houseAdCounts.views} + excluded.views, clicks = ${houseAdCounts.clicks} + excluded.clicks`);
}
