import "server-only";
import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/cache.ts";
import { db } from "#lib/db/client.ts";
import { type FeedName, feedModules, type ModuleData } from "#lib/db/tables/feeds.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Scheduled } from "./schedule.ts";
import { moduleInput } from "./schema.ts";

export interface FeedModule extends Scheduled {
  id: string;
  data: ModuleData;
}

/**
 * Every module of a feed for this language (or for both) in order, whether its time has come or not: what is remembered must not depend
 * on the hour (schedule.ts). One that makes no sense is left out and told in the log.
 */
export const listFeedModules = cached(
  "feed",
  () => [cacheTags.feeds],
  async (locale: Locale, feed: FeedName): Promise<FeedModule[]> => {
    const rows = await db
      .select()
      .from(feedModules)
      .where(and(eq(feedModules.feed, feed), or(isNull(feedModules.locale), eq(feedModules.locale, locale))))
      .orderBy(asc(feedModules.position), asc(feedModules.createdAt), asc(feedModules.id));
    return rows.flatMap(({ id, data, startsAt, endsAt }) => {
      const parsed = moduleInput.safeParse(data);
      if (parsed.success) return [{ id, data: parsed.data, startsAt: iso(startsAt), endsAt: iso(endsAt) }];
      console.error(`A module of the feed "${feed}" makes no sense and is not shown (${id}):`, parsed.error.issues);
      return [];
    });
  },
);

/** Whether any module appears or disappears after `from`, until `to` inclusive. */
export async function hasFeedBoundary(from: Date, to: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`select from feed_modules
    where (starts_at > ${from} and starts_at <= ${to}) or (ends_at > ${from} and ends_at <= ${to}) limit 1`);
  return rows.length > 0;
}

const iso = (instant: Date | null) => instant?.toISOString() ?? null;
