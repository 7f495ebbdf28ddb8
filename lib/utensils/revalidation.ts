import "server-only";
import { cacheTags, revalidateTags } from "#lib/cache/cache.ts";
import { revalidateItems } from "#lib/routing/revalidate-item.ts";
import type { UtensilChange } from "./desk-mutations.ts";

/** Renders the recipes with a utensil anew. Editors of recipes cache it with the ingredients. */
export async function revalidateUtensil({ itemIds }: UtensilChange): Promise<void> {
  revalidateTags(cacheTags.ingredients);
  await revalidateItems(itemIds);
}
