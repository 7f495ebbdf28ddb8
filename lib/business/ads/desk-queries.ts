import "server-only";
import { desc, eq, inArray, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { houseAdCounts, houseAds } from "#lib/platform/db/tables/ads/house-ads.ts";
import { type Page, readPage } from "#lib/platform/http/pagination.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";
import { type AdState, getAdState, type HouseAdRow } from "./ad-state.ts";
import { findWithheld, type Withheld } from "./own-ads.ts";
import { listHeaderLinks } from "./queries.ts";

const pageSize = 24;
/** Days of the table of an advertisement. */
const countedDays = 31;

export interface DeskAd extends HouseAdRow {
  state: AdState;
  /** Why it is not shown though it runs; null where it is. */
  withheld: Withheld | null;
  views: number;
  clicks: number;
}

/**
 * Lists one page of the house advertisements with what was counted, newest first, for editors. A
 * page beyond the last one is the last one.
 */
export async function listHouseAds(requestedPage: number, now = currentTime()): Promise<Page<DeskAd>> {
  const count = await db.$count(houseAds);
  return readPage({ count, pageSize, requestedPage }, async ({ limit, offset }) => {
    const rows = await db
      .select()
      .from(houseAds)
      .orderBy(desc(houseAds.createdAt), houseAds.id)
      .limit(limit)
      .offset(offset);
    return addCounts(rows, now);
  });
}

/** A house advertisement with what was counted; null for an unknown id. */
export async function findHouseAd(id: string, now = currentTime()): Promise<DeskAd | null> {
  const rows = await db.select().from(houseAds).where(eq(houseAds.id, id));
  return (await addCounts(rows, now))[0] ?? null;
}

/** The counts of the last days on which an advertisement was seen, newest first. */
export async function listAdDays(id: string): Promise<{ day: string; views: number; clicks: number }[]> {
  return db
    .select({ day: houseAdCounts.day, views: houseAdCounts.views, clicks: houseAdCounts.clicks })
    .from(houseAdCounts)
    .where(eq(houseAdCounts.adId, id))
    .orderBy(desc(houseAdCounts.day))
    .limit(countedDays);
}

async function addCounts(rows: HouseAdRow[], now: Date): Promise<DeskAd[]> {
  const ids = rows.map(({ id }) => id);
  const sums = await db
    .select({
      adId: houseAdCounts.adId,
      views: sql<number>`sum(${houseAdCounts.views})::int`,
      clicks: sql<number>`sum(${houseAdCounts.clicks})::int`,
    })
    .from(houseAdCounts)
    .where(inArray(houseAdCounts.adId, ids))
    .groupBy(houseAdCounts.adId);
  const byId = new Map(sums.map((sum) => [sum.adId, sum]));
  const headerLinks = new Map<Locale, ReadonlySet<string>>();
  for (const locale of new Set(rows.map((row) => row.locale))) headerLinks.set(locale, await listHeaderLinks(locale));
  const { date: today } = toLocalTime(now);
  return rows.map((row) => {
    const { views = 0, clicks = 0 } = byId.get(row.id) ?? {};
    const state = getAdState(row, today);
    const withheld = state === "ended" ? null : findWithheld(row, headerLinks.get(row.locale) ?? new Set());
    return { ...row, state, withheld, views, clicks };
  });
}
