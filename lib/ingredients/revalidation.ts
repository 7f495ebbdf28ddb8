import "server-only";
import { cacheTags, revalidateTags } from "#lib/cache/cache.ts";
import { revalidateItems } from "#lib/routing/revalidate-item.ts";
import { invalidateSlugs } from "#lib/routing/slugs.ts";
import type { IngredientChange } from "./desk/desk-mutations.ts";

/** Renders every page anew that shows an ingredient. Called after the transaction. */
export async function revalidateIngredient({ itemIds, slugs }: IngredientChange): Promise<void> {
  invalidateSlugs("/ingredients/[slug]", slugs);
  revalidateTags(cacheTags.ingredients, cacheTags.cards, cacheTags.feeds);
  await revalidateItems(itemIds);
}
