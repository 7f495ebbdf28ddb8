import { itemCategories, itemTags } from "./tables/items.ts";
import type { Transaction } from "./transaction.ts";

export interface ItemCategorization {
  mainCategoryId?: string;
  categoryIds: string[];
  tagIds: string[];
}

/** Assigns a new recipe or story to its categories, including the main one, and to its tags. */
export async function insertItemCategories(
  tx: Transaction,
  itemId: string,
  categorization: ItemCategorization,
): Promise<void> {
  const { mainCategoryId, categoryIds, tagIds } = categorization;
  const categories = new Set(mainCategoryId ? [...categoryIds, mainCategoryId] : categoryIds);
  if (categories.size > 0) {
    await tx.insert(itemCategories).values([...categories].map((categoryId) => ({ itemId, categoryId })));
  }
  if (tagIds.length > 0) await tx.insert(itemTags).values(tagIds.map((tagId) => ({ itemId, tagId })));
}
