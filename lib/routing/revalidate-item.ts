import "server-only";
import { cacheTags, revalidateTags } from "#lib/cache/cache.ts";
import { listItemSlugs } from "./slugs.ts";

/** Expires the pages of a recipe or story in both languages after a change, e.g. a rating. */
export async function revalidateItem(itemId: string): Promise<void> {
  const slugs = await listItemSlugs(itemId);
  revalidateTags(...slugs.map(({ slug }) => cacheTags.item(slug)));
}
