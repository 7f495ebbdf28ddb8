import "server-only";
import { eq } from "drizzle-orm";
import { indexItems } from "#lib/content/search-index/index-items.ts";
import { saveStoryTexts } from "#lib/content/stories/mutations.ts";
import { insertItemCategories } from "#lib/platform/db/item-categories.ts";
import { itemCategories, items, itemTags } from "#lib/platform/db/tables/items.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { recordSlugs } from "#lib/platform/routing/record-slug.ts";
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
  const texts = languages.map((locale) => {
    const { slug, title, summary, metaTitle, metaDescription } = content.texts[locale];
    const meta = { metaTitle: metaTitle || null, metaDescription: metaDescription || null };
    return { locale, slug, title, summary, ...meta, body: toBody(content.rows, locale) };
  });
  await saveStoryTexts(tx, itemId, texts);
  const former = Object.fromEntries(languages.map((locale) => [locale, published.texts[locale].slug]));
  const current = Object.fromEntries(texts.map(({ locale, slug }) => [locale, slug]));
  await recordSlugs(tx, { kind: "item", targetId: itemId, former, current });
  await tx.delete(itemCategories).where(eq(itemCategories.itemId, itemId));
  await tx.delete(itemTags).where(eq(itemTags.itemId, itemId));
  await insertItemCategories(tx, itemId, { mainCategoryId: mainCategoryId ?? undefined, categoryIds, tagIds });
  await indexItems(tx, [itemId]);
}
