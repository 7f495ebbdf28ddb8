import "server-only";
import { db } from "#lib/db/client.ts";
import { fileItem } from "#lib/db/filing.ts";
import { items, itemTexts } from "#lib/db/tables/items.ts";
import { stories, storyTexts } from "#lib/db/tables/stories.ts";
import { locales } from "#lib/i18n/locales.ts";
import { indexItems } from "#lib/search/index-items.ts";
import { readingMinutes } from "./reading-time.ts";
import type { StoryInput } from "./schema.ts";

/**
 * Stores a story with its texts in one transaction and returns its id. References must exist (SQLSTATE 23503 otherwise), slugs and
 * page keys be free (23505).
 */
export async function createStory(input: StoryInput): Promise<string> {
  const { storyType, pageKey, theme, texts, categoryIds, tagIds, ...item } = input;
  return db.transaction(async (tx) => {
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
      const { body, ...words } = text;
      await tx.insert(itemTexts).values({ itemId, locale, ...words });
      await tx.insert(storyTexts).values({ itemId, locale, body, readingMinutes: readingMinutes(body) });
    }
    await fileItem(tx, itemId, { mainCategoryId: item.mainCategoryId, categoryIds, tagIds });
    await indexItems(tx, [itemId]);
    return itemId;
  });
}
