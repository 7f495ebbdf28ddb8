import "server-only";
import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { type FeedName, feedModules, type ModuleData } from "#lib/platform/db/tables/feeds.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { Scheduled } from "./schedule.ts";
import { moduleSchema } from "./schema.ts";

export interface FeedModule extends Scheduled {
  id: string;
  data: ModuleData;
}

/**
 * All modules of a feed for a language, in order, whether scheduled for now or not: the cached
 * result must not depend on the time. Invalid modules are logged and left out.
 */
export const listFeedModules = cached("feed", () => [cacheTags.feeds], selectFeedModules);

/** Lists the modules of a feed as they are now. */
export async function selectFeedModules(locale: Locale, feed: FeedName): Promise<FeedModule[]> {
  const rows = await db
    .select()
    .from(feedModules)
    .where(and(eq(feedModules.feed, feed), or(isNull(feedModules.locale), eq(feedModules.locale, locale))))
    .orderBy(asc(feedModules.position), asc(feedModules.createdAt), asc(feedModules.id));
  return rows.flatMap(({ id, data, startsAt, endsAt }) => {
    const parsed = moduleSchema.safeParse(data);
    if (parsed.success) return [{ id, data: parsed.data, startsAt: toIso(startsAt), endsAt: toIso(endsAt) }];
    console.error(`A module of the feed "${feed}" is invalid and not shown (${id}):`, parsed.error.issues);
    return [];
  });
}

/** Whether any module starts or ends after `from`, up to and including `to`. */
export async function hasFeedBoundary(from: Date, to: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`select from feed_modules
    where (starts_at > ${from} and starts_at <= ${to}) or (ends_at > ${from} and ends_at <= ${to}) limit 1`);
  return rows.length > 0;
}

const toIso = (instant: Date | null) => instant?.toISOString() ?? null;
