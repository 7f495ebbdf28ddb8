import "server-only";
import { eq } from "drizzle-orm";
import { indexItems } from "#lib/content/search-index/index-items.ts";
import { estimateReadingMinutes } from "#lib/content/stories/reading-time.ts";
import { insertItemCategories } from "#lib/platform/db/item-categories.ts";
import { itemCategories, items, itemTags, itemTexts } from "#lib/platform/db/tables/items.ts";
import { stories, storyTexts } from "#lib/platform/db/tables/stories.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { recordSlug } from "#lib/platform/routing/record-slug.ts";
import { toBody } from "../content.ts";
import type { LockedStory } from "../lock-queries.ts";

type Dates = Pick<typeof items.$inferInsert, "state" | "publishedAt" | "expiresAt" | "firstPublishedAt" | "updatedAt">;

/** Writes the working copy to where readers read it. Former slugs lead to the new ones. */
export async function writeStory(
  tx: Transaction,
  { item, content, published }: LockedStory,
  languages: readonly Locale[],
  dates: Dates,
): Promise<void> {
  const { storyType, theme, authorId, pictureId, mainCategoryId, isSponsored, categoryIds, tagIds } = content;
  const itemId = item.id;
  await tx
    .update(items)
    .set({ ...dates, authorId, pictureId, mainCategoryId, isSponsored })
    .where(eq(items.id, itemId));
  await tx
    .update(stories)
    .set({ storyType, theme: theme.trim() || null })
    .where(eq(stories.itemId, itemId));
  for (const locale of languages) {
    const { slug, title, summary, metaTitle, metaDescription } = content.texts[locale];
    const text = { slug, title, summary, metaTitle: metaTitle || null, metaDescription: metaDescription || null };
    await tx
      .insert(itemTexts)
      .values({ itemId, locale, ...text })
      .onConflictDoUpdate({ target: [itemTexts.itemId, itemTexts.locale], set: text });
    const body = toBody(content.rows, locale);
    const bodyText = { body, readingMinutes: estimateReadingMinutes(body) };
    await tx
      .insert(storyTexts)
      .values({ itemId, locale, ...bodyText })
      .onConflictDoUpdate({ target: [storyTexts.itemId, storyTexts.locale], set: bodyText });
    const former = published.texts[locale].slug;
    await recordSlug(tx, { kind: "item", locale, targetId: itemId, former, current: slug });
  }
  await tx.delete(itemCategories).where(eq(itemCategories.itemId, itemId));
  await tx.delete(itemTags).where(eq(itemTags.itemId, itemId));
  await insertItemCategories(tx, itemId, { mainCategoryId: mainCategoryId ?? undefined, categoryIds, tagIds });
  await indexItems(tx, [itemId]);
}
