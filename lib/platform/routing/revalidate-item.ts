import "server-only";
import { and, inArray, isNotNull, sql } from "drizzle-orm";
import { cacheTags, revalidateTags } from "#lib/platform/cache/cache.ts";
import { batchesOf } from "#lib/platform/db/batches.ts";
import { db } from "#lib/platform/db/client.ts";
import { itemTexts } from "#lib/platform/db/tables/items.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";

/** Ids of one query. */
const batchSize = 1000;

/** Expires the pages of a recipe or story in both languages after a change, e.g. a rating. */
export function revalidateItem(itemId: string): Promise<void> {
  return revalidateItems([itemId]);
}

/** The same for many recipes and stories, e.g. after a change of a tag that they have. */
export async function revalidateItems(itemIds: readonly string[]): Promise<void> {
  for (const batch of batchesOf(itemIds, batchSize)) {
    const slugs = db.select({ name: itemTexts.slug }).from(itemTexts).where(inArray(itemTexts.itemId, batch));
    // Static pages are found by their key.
    const pageKeys = db
      .select({ name: sql<string>`${stories.pageKey}` })
      .from(stories)
      .where(and(inArray(stories.itemId, batch), isNotNull(stories.pageKey)));
    revalidateTags(...(await slugs.union(pageKeys)).map(({ name }) => cacheTags.item(name)));
  }
}
