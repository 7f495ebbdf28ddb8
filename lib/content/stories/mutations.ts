import "server-only";
import { indexItems } from "#lib/content/search-index/index-items.ts";
import { db } from "#lib/platform/db/client.ts";
import { insertItemCategories } from "#lib/platform/db/item-categories.ts";
import { getReturnedId, upsertRows } from "#lib/platform/db/save-rows.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { stories, storyTexts } from "#lib/platform/db/tables/stories.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { listLocalized } from "#lib/platform/i18n/locales.ts";
import { estimateReadingMinutes } from "./reading-time.ts";
import type { StoryInput } from "./schema.ts";

/**
 * Stores a story with its texts in one transaction.
 *
 * @param outerTx a transaction that it becomes part of
 * @returns its id.
 * @throws SQLSTATE 23503 where a reference does not exist, 23505 where a slug or page key is taken.
 */
export async function createStory(input: StoryInput, outerTx?: Transaction): Promise<string> {
  const { storyType, pageKey, theme, texts, categoryIds, tagIds, ...item } = input;
  const insert = async (tx: Transaction) => {
    const row = { type: "article" as const, ...item, updatedAt: item.publishedAt };
    const itemId = getReturnedId(await tx.insert(items).values(row).returning({ id: items.id }));
    await tx.insert(stories).values({ itemId, storyType, pageKey, theme });
    const rows = listLocalized(texts).map(({ locale, value }) => ({ locale, ...value }));
    await saveStoryTexts(tx, itemId, rows);
    await insertItemCategories(tx, itemId, { mainCategoryId: item.mainCategoryId, categoryIds, tagIds });
    await indexItems(tx, [itemId]);
    return itemId;
  };
  return outerTx ? insert(outerTx) : db.transaction(insert);
}

type StoryTextRow = Omit<typeof itemTexts.$inferInsert, "itemId"> & Pick<typeof storyTexts.$inferInsert, "body">;

/** Saves texts of a story, with the time that reading them takes. */
export async function saveStoryTexts(tx: Transaction, itemId: string, texts: readonly StoryTextRow[]): Promise<void> {
  const ofItem = texts.map(({ body: _, ...text }) => ({ itemId, ...text }));
  const ofStory = texts.map(({ locale, body }) => ({
    itemId,
    locale,
    body,
    readingMinutes: estimateReadingMinutes(body),
  }));
  await upsertRows(tx, itemTexts, ofItem);
  await upsertRows(tx, storyTexts, ofStory);
}
