import "server-only";
import { inArray } from "drizzle-orm";
import { cacheTags, revalidateTags } from "#lib/cache/cache.ts";
import { batchesOf } from "#lib/db/batches.ts";
import { db } from "#lib/db/client.ts";
import { itemTexts } from "#lib/db/tables/items.ts";
import { listItemSlugs } from "./slugs.ts";

/** Ids of one query. */
const batchSize = 1000;

/** Expires the pages of a recipe or story in both languages after a change, e.g. a rating. */
export async function revalidateItem(itemId: string): Promise<void> {
  const slugs = await listItemSlugs(itemId);
  revalidateTags(...slugs.map(({ slug }) => cacheTags.item(slug)));
}

/** The same for many recipes and stories, e.g. after a change of a tag that they have. */
export async function revalidateItems(itemIds: readonly string[]): Promise<void> {
  for (const batch of batchesOf(itemIds, batchSize)) {
    const slugs = await db.select({ slug: itemTexts.slug }).from(itemTexts).where(inArray(itemTexts.itemId, batch));
    revalidateTags(...slugs.map(({ slug }) => cacheTags.item(slug)));
  }
}
