import { itemCategories, itemTags } from "./tables/items.ts";
import type { Transaction } from "./transaction.ts";

export interface Filing {
  mainCategoryId?: string;
  categoryIds: string[];
  tagIds: string[];
}

/** Files a new recipe or story under its categories, of which the main one is one, and its tags. */
export async function fileItem(tx: Transaction, itemId: string, filing: Filing): Promise<void> {
  const { mainCategoryId, categoryIds, tagIds } = filing;
  const categories = new Set(mainCategoryId ? [...categoryIds, mainCategoryId] : categoryIds);
  if (categories.size > 0) {
    await tx.insert(itemCategories).values([...categories].map((categoryId) => ({ itemId, categoryId })));
  }
  if (tagIds.length > 0) await tx.insert(itemTags).values(tagIds.map((tagId) => ({ itemId, tagId })));
}
