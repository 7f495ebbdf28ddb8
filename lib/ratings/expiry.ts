import "server-only";
import { cacheTags, expireTags } from "#lib/cache.ts";
import { listItemSlugs } from "#lib/i18n/slugs.ts";

/** Lets the pages of a recipe be made anew after its ratings have changed. */
export async function expireRated(itemId: string): Promise<void> {
  const slugs = await listItemSlugs(itemId);
  expireTags(...slugs.map(({ slug }) => cacheTags.item(slug)));
}
