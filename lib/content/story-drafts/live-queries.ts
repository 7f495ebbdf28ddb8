import "server-only";
import { inArray } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { itemCategories, items, itemTags, itemTexts } from "#lib/platform/db/tables/items.ts";
import { stories, storyTexts } from "#lib/platform/db/tables/stories.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { toRows } from "./block-rows.ts";
import { emptyText, type StoryContent } from "./content.ts";
import { markReviewed } from "./stale.ts";

/**
 * Reads stories as they are published, by id: drafts that never were have no texts. Blocks without
 * ids get ids by their position, the same at each reading.
 */
export async function findPublishedContents(
  ids: readonly string[],
  executor: Transaction | typeof db = db,
): Promise<Map<string, StoryContent>> {
  if (ids.length === 0) return new Map();
  const wanted = [...ids];
  // One after the other: a transaction has one connection.
  const heads = await executor.select().from(items).where(inArray(items.id, wanted));
  const kinds = await executor.select().from(stories).where(inArray(stories.itemId, wanted));
  const texts = await executor.select().from(itemTexts).where(inArray(itemTexts.itemId, wanted));
  const bodies = await executor.select().from(storyTexts).where(inArray(storyTexts.itemId, wanted));
  const categories = await executor.select().from(itemCategories).where(inArray(itemCategories.itemId, wanted));
  const tags = await executor.select().from(itemTags).where(inArray(itemTags.itemId, wanted));
  return new Map(
    heads.flatMap((item): [string, StoryContent][] => {
      const story = kinds.find(({ itemId }) => itemId === item.id);
      if (!story) return [];
      const textOf = (locale: Locale) => texts.find((text) => text.itemId === item.id && text.locale === locale);
      const bodyOf = (locale: Locale) =>
        bodies.find((text) => text.itemId === item.id && text.locale === locale)?.body ?? [];
      const { authorId, pictureId, mainCategoryId, isSponsored } = item;
      return [
        [
          item.id,
          {
            storyType: story.storyType,
            theme: story.theme ?? "",
            authorId,
            pictureId,
            mainCategoryId,
            isSponsored,
            categoryIds: categories
              .filter(({ itemId, categoryId }) => itemId === item.id && categoryId !== mainCategoryId)
              .map(({ categoryId }) => categoryId)
              .sort(),
            tagIds: tags
              .filter(({ itemId }) => itemId === item.id)
              .map(({ tagId }) => tagId)
              .sort(),
            texts: { de: toText(textOf("de")), en: toText(textOf("en")) },
            rows: toRows({ de: bodyOf("de"), en: bodyOf("en") }).map(markReviewed),
          },
        ],
      ];
    }),
  );
}

function toText(text: typeof itemTexts.$inferSelect | undefined) {
  if (!text) return emptyText;
  const { slug, title, summary, metaTitle, metaDescription } = text;
  return { slug, title, summary, metaTitle: metaTitle ?? "", metaDescription: metaDescription ?? "" };
}

/** The languages in which a story has ever been published, and not been taken back. */
export async function listPublishedLanguages(
  itemId: string,
  executor: Transaction | typeof db = db,
): Promise<Locale[]> {
  const rows = await executor
    .select({ locale: itemTexts.locale })
    .from(itemTexts)
    .where(inArray(itemTexts.itemId, [itemId]));
  return locales.filter((locale) => rows.some((row) => row.locale === locale));
}
