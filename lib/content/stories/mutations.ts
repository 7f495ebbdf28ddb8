import "server-only";
import { indexItems } from "#lib/content/search-index/index-items.ts";
import { db } from "#lib/platform/db/client.ts";
import { insertItemCategories } from "#lib/platform/db/item-categories.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { stories, storyTexts } from "#lib/platform/db/tables/stories.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
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
    const [row] = await tx
      .insert(items)
      .values({ type: "article", ...item, updatedAt: item.publishedAt })
      .returning({ id: items.id });
    if (!row) throw new Error("createStory: the database returned no id");
    const itemId = row.id;
    await tx.insert(stories).values({ itemId, storyType, pageKey, theme });
    for (const locale of locales) {
      const text = texts[locale];
      if (!text) continue;
      const { body, ...itemText } = text;
      await tx.insert(itemTexts).values({ itemId, locale, ...itemText });
      await tx.insert(storyTexts).values({ itemId, locale, body, readingMinutes: estimateReadingMinutes(body) });
    }
    await insertItemCategories(tx, itemId, { mainCategoryId: item.mainCategoryId, categoryIds, tagIds });
    await indexItems(tx, [itemId]);
    return itemId;
  };
  return outerTx ? insert(outerTx) : db.transaction(insert);
}
