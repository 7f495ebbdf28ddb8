import "server-only";
import { cacheTags, revalidateTags } from "#lib/cache/cache.ts";
import { revalidateItems } from "#lib/routing/revalidate-item.ts";
import { invalidateSlugs } from "#lib/routing/slugs.ts";
import type { CategoryChange } from "./desk/desk-mutations.ts";

/** Renders every page anew that shows a category. Called after the transaction. */
export async function revalidateCategory({ itemIds, slugs }: CategoryChange): Promise<void> {
  invalidateSlugs("/categories/[slug]", slugs);
  invalidateSlugs("/stories/categories/[slug]", slugs);
  revalidateCategoryOrder();
  revalidateTags(cacheTags.cards, cacheTags.searchRules);
  await revalidateItems(itemIds);
}

/** Renders the lists of categories anew, after a change of their order. */
export function revalidateCategoryOrder(): void {
  revalidateTags(cacheTags.categories, cacheTags.menus, cacheTags.feeds);
}
