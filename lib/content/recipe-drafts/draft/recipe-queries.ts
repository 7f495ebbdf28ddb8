import "server-only";
import { eq, inArray } from "drizzle-orm";
import type { ItemCategorization } from "#lib/platform/db/item-categories.ts";
import { categories } from "#lib/platform/db/tables/categories.ts";
import { itemCategories, items, itemTags } from "#lib/platform/db/tables/items.ts";
import { tags } from "#lib/platform/db/tables/tags.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

/** The categories and tags that editors have given a recipe; none for a new one. */
export async function findCategorization(tx: Transaction, recipeId: string | null): Promise<ItemCategorization> {
  if (recipeId === null) return { categoryIds: [], tagIds: [] };
  const [item] = await tx.select({ main: items.mainCategoryId }).from(items).where(eq(items.id, recipeId));
  const categoryRows = await tx
    .select({ id: itemCategories.categoryId })
    .from(itemCategories)
    .where(eq(itemCategories.itemId, recipeId));
  const tagRows = await tx.select({ id: itemTags.tagId }).from(itemTags).where(eq(itemTags.itemId, recipeId));
  return {
    mainCategoryId: item?.main ?? undefined,
    categoryIds: categoryRows.map(({ id }) => id),
    tagIds: tagRows.map(({ id }) => id),
  };
}

/**
 * Finds categories and tags that do not exist.
 *
 * @returns "unknown" by field, empty when all exist
 */
export async function findUnknownCategorization(
  tx: Transaction,
  { mainCategoryId, categoryIds, tagIds }: ItemCategorization,
): Promise<Record<string, string>> {
  const wanted = mainCategoryId ? [mainCategoryId, ...categoryIds] : categoryIds;
  const knownCategories = await tx.select({ id: categories.id }).from(categories).where(inArray(categories.id, wanted));
  const knownTags = await tx.select({ id: tags.id }).from(tags).where(inArray(tags.id, tagIds));
  const isKnown = (rows: { id: string }[], id: string) => rows.some((row) => row.id === id);
  return {
    ...(mainCategoryId && !isKnown(knownCategories, mainCategoryId) && { mainCategoryId: "unknown" }),
    ...(categoryIds.some((id) => !isKnown(knownCategories, id)) && { categoryIds: "unknown" }),
    ...(tagIds.some((id) => !isKnown(knownTags, id)) && { tagIds: "unknown" }),
  };
}
