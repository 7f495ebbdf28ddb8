import "server-only";
import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/cache.ts";
import { db } from "#lib/db/client.ts";
import { type FeedName, feedModules, type ModuleData } from "#lib/db/tables/feeds.ts";
import type { Locale } from "#lib/i18n/locales.ts";

export interface FeedModule {
  id: string;
  data: ModuleData;
}

/** The modules of a feed in order: those of this language (or of both) whose time is now. */
export const listFeedModules = cached(
  "feed",
  () => [cacheTags.feeds],
  (locale: Locale, feed: FeedName): Promise<FeedModule[]> =>
    db
      .select({ id: feedModules.id, data: feedModules.data })
      .from(feedModules)
      .where(
        and(
          eq(feedModules.feed, feed),
          or(isNull(feedModules.locale), eq(feedModules.locale, locale)),
          or(isNull(feedModules.startsAt), lte(feedModules.startsAt, sql`now()`)),
          or(isNull(feedModules.endsAt), gt(feedModules.endsAt, sql`now()`)),
        ),
      )
      .orderBy(asc(feedModules.position)),
);
