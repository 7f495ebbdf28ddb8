import "server-only";
import { eq } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { type FeedName, feedModules, type ModuleData } from "#lib/db/tables/feeds.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { moduleInput } from "./schema.ts";

/** A module with its language (both when missing) and its time (always when missing). */
export interface PlannedModule {
  data: ModuleData;
  locale?: Locale;
  startsAt?: Date;
  endsAt?: Date;
}

/** Replaces the modules of a feed by these, in this order. Throws a ZodError for a module that makes no sense. */
export async function setFeed(feed: FeedName, modules: PlannedModule[]): Promise<void> {
  const rows = modules.map(({ data, ...plan }, position) => ({
    feed,
    position,
    data: moduleInput.parse(data),
    ...plan,
  }));
  await db.transaction(async (tx) => {
    await tx.delete(feedModules).where(eq(feedModules.feed, feed));
    if (rows.length > 0) await tx.insert(feedModules).values(rows);
  });
}
