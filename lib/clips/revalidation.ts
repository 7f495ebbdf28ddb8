import "server-only";
import { cacheTags, revalidateTags } from "#lib/cache/cache.ts";
import { revalidateItems } from "#lib/routing/revalidate-item.ts";
import type { ClipChange } from "./mutations.ts";

/** Renders anew what shows a clip: recipes, stories and home pages. */
export async function revalidateClip({ itemIds }: ClipChange): Promise<void> {
  revalidateTags(cacheTags.feeds);
  await revalidateItems(itemIds);
}
