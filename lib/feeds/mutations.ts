import "server-only";
import { eq } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { type FeedName, feedModules, type ModuleData } from "#lib/db/tables/feeds.ts";

/** Replaces the modules of a feed by these, in this order. */
export async function setFeed(feed: FeedName, modules: ModuleData[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(feedModules).where(eq(feedModules.feed, feed));
    if (modules.length > 0) {
      await tx.insert(feedModules).values(modules.map((data, position) => ({ feed, position, data })));
    }
  });
}
