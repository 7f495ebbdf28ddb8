import "server-only";
import { eq } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { type FeedName, feedModules, type ModuleData } from "#lib/db/tables/feeds.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { moduleSchema } from "./schema.ts";

/** A module; without `locale` it is shown in both languages, without times always. */
export interface FeedModuleInput {
  data: ModuleData;
  locale?: Locale;
  startsAt?: Date;
  endsAt?: Date;
}

/**
 * Replaces the modules of a feed, in this order.
 *
 * @throws {ZodError} for an invalid module
 */
export async function replaceFeed(feed: FeedName, modules: FeedModuleInput[]): Promise<void> {
  const rows = modules.map(({ data, ...plan }, position) => ({
    feed,
    position,
    data: moduleSchema.parse(data),
    ...plan,
  }));
  await db.transaction(async (tx) => {
    await tx.delete(feedModules).where(eq(feedModules.feed, feed));
    if (rows.length > 0) await tx.insert(feedModules).values(rows);
  });
}
