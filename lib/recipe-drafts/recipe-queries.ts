import "server-only";
import { eq } from "drizzle-orm";
import type { ItemCategorization } from "#lib/db/item-categories.ts";
import { itemCategories, items, itemTags } from "#lib/db/tables/items.ts";
import type { Transaction } from "#lib/db/transaction.ts";

/** The categories and tags that editors have given a recipe; none for a new one. */
export async function findCategorization(tx: Transaction, recipeId: string | null): Promise<ItemCategorization> {
  if (recipeId === null) return { categoryIds: [], tagIds: [] };
  const [item] = await tx.select({ main: items.mainCategoryId }).from(items).where(eq(items.id, recipeId));
  const categories = await tx
    .select({ id: itemCategories.categoryId })
    .from(itemCategories)
    .where(eq(itemCategories.itemId, recipeId));
  const tags = await tx.select({ id: itemTags.tagId }).from(itemTags).where(eq(itemTags.itemId, recipeId));
  return {
    mainCategoryId: item?.main ?? undefined,
    categoryIds: categories.map(({ id }) => id),
    tagIds: tags.map(({ id }) => id),
  };
}
