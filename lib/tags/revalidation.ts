import "server-only";
import { cacheTags, revalidateTags } from "#lib/cache/cache.ts";
import { revalidateItems } from "#lib/routing/revalidate-item.ts";
import { invalidateSlugs } from "#lib/routing/slugs.ts";
import type { TagChange } from "./desk-mutations.ts";

/** Renders every page anew that shows a tag. Called after the transaction. */
export async function revalidateTag({ itemIds, slugs }: TagChange): Promise<void> {
  invalidateSlugs("/tags/[slug]", slugs);
  revalidateTags(cacheTags.tags, cacheTags.cards, cacheTags.feeds);
  await revalidateItems(itemIds);
}
