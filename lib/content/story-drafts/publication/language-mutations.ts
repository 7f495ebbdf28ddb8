import "server-only";
import { and, eq } from "drizzle-orm";
import { indexItems } from "#lib/content/search-index/index-items.ts";
import { db } from "#lib/platform/db/client.ts";
import { updateRows } from "#lib/platform/db/save-rows.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { storyTexts } from "#lib/platform/db/tables/stories.ts";
import { getOtherLocale, type Locale, locales } from "#lib/platform/i18n/locales.ts";
import type { PublicationChange } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { saveFormerSlugs } from "#lib/platform/routing/record-slug.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { toBody } from "../content.ts";
import { StoryDraftError } from "../errors.ts";
import { listPublishedLanguages } from "../live-queries.ts";
import { lockStory, type Target } from "../lock-queries.ts";
import { recordStoryChange, type SavedStory, storeContent } from "../mutations.ts";

/**
 * Takes one language of a story from readers; the other one stays as it is. What was written stays
 * in the working copy, and its address leads to the story again once it is published again.
 *
 * @throws StoryDraftError "state" unless both languages are published, and for static pages,
 *   "forbidden", "missing"
 */
export async function withdrawLanguage(target: Target & { language: Locale }): Promise<PublicationChange & SavedStory> {
  const { editorId, itemId, language } = target;
  return db.transaction(async (tx) => {
    const story = await lockStory(tx, target);
    const { item, published, pageKey, content } = story;
    const isWhole = (await listPublishedLanguages(itemId, tx)).length === locales.length;
    if (item.state !== "live" || pageKey || !isWhole) throw new StoryDraftError("state");
    const saved = await storeContent(tx, story, content, editorId);
    await tx.delete(storyTexts).where(and(eq(storyTexts.itemId, itemId), eq(storyTexts.locale, language)));
    await tx.delete(itemTexts).where(and(eq(itemTexts.itemId, itemId), eq(itemTexts.locale, language)));
    // Blocks without ids are paired by their position, which they lose with their twins.
    const locale = getOtherLocale(language);
    await updateRows(tx, storyTexts, [{ itemId, locale, body: toBody(published.rows, locale) }]);
    const { slug } = published.texts[language];
    await saveFormerSlugs(tx, { kind: "item", targetId: itemId, slugs: { [language]: slug } });
    await tx.update(items).set({ updatedAt: currentTime() }).where(eq(items.id, itemId));
    await indexItems(tx, [itemId]);
    const details = { languages: language };
    await recordStoryChange(tx, editorId, itemId, { action: "unpublish", content: published, details });
    const slugs = locales.map((locale) => published.texts[locale].slug);
    return { ...saved, type: "article", itemId: item.id, authorIds: [item.authorId], slugs, pageKey };
  });
}
