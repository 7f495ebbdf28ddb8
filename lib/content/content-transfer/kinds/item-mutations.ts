import "server-only";
import { and, eq, inArray, sql } from "drizzle-orm";
import { createRecipe } from "#lib/content/recipes/mutations.ts";
import { listCurrentSlugs } from "#lib/content/recipes/stored-queries.ts";
import { updateRecipe } from "#lib/content/recipes/update-mutations.ts";
import { indexItems } from "#lib/content/search-index/index-items.ts";
import { createStory, saveStoryTexts } from "#lib/content/stories/mutations.ts";
import { insertItemCategories } from "#lib/platform/db/item-categories.ts";
import { updateRows } from "#lib/platform/db/save-rows.ts";
import { itemCategories, items, itemTags, itemTexts } from "#lib/platform/db/tables/items.ts";
import { recipes } from "#lib/platform/db/tables/recipes.ts";
import { stories, storyTexts } from "#lib/platform/db/tables/stories.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type Localized, listLocalized, locales } from "#lib/platform/i18n/locales.ts";
import { recordSlugs } from "#lib/platform/routing/record-slug.ts";
import type { RecipeEntry, StoryEntry } from "../schema/items.ts";

/** Creates or updates a recipe; what the entry leaves out is removed. */
export async function saveRecipe(tx: Transaction, id: string | undefined, entry: RecipeEntry): Promise<string> {
  const { key: _, firstPublishedAt: __, expiresAt: ___, updatedAt: ____, texts, steps, ...rest } = entry;
  const input = {
    ...rest,
    steps: steps.map(({ utensilIds: utensils, ...step }) => ({ ...step, utensils })),
    texts: Object.fromEntries(
      Object.entries(texts).flatMap(([locale, text]) => {
        if (!text) return [];
        const { metaTitle: _title, metaDescription: _description, ...own } = text;
        return [
          [
            locale,
            { ...own, storage: own.storage ?? "", freezing: own.freezing ?? "", makeAhead: own.makeAhead ?? "" },
          ],
        ];
      }),
    ),
  };
  const itemId = id ?? (await createRecipe(input, tx));
  if (id) await updateRecipe(tx, id, input);
  const { kcal = null, fat = null, protein = null, carbohydrate = null } = entry.nutrition ?? {};
  const facts = { ovenCelsius: entry.ovenCelsius ?? null, kcal, fat, protein, carbohydrate };
  await tx.update(recipes).set(facts).where(eq(recipes.itemId, itemId));
  await saveItem(tx, itemId, entry, id === undefined);
  // Creating it has indexed all but when it expires.
  if (id || entry.expiresAt) await indexItems(tx, [itemId]);
  return itemId;
}

/** Creates or updates a story; what the entry leaves out is removed. */
export async function saveStory(tx: Transaction, id: string | undefined, entry: StoryEntry): Promise<string> {
  const itemId = id ?? (await createStory(toStoryInput(entry), tx));
  if (id) await updateStory(tx, id, entry);
  await saveItem(tx, itemId, entry, id === undefined);
  if (id || entry.expiresAt || entry.videoId) await indexItems(tx, [itemId]);
  return itemId;
}

function toStoryInput(entry: StoryEntry): Parameters<typeof createStory>[0] {
  const {
    key: _,
    firstPublishedAt: __,
    expiresAt: ___,
    updatedAt: ____,
    rejection: _____,
    videoId: ______,
    ...input
  } = entry;
  const [de, en] = locales.map((locale) => {
    const text = entry.texts[locale];
    return (
      text && { slug: text.slug, title: text.title, summary: text.summary, keywords: text.keywords, body: text.body }
    );
  });
  return { ...input, texts: { de, en } };
}

async function updateStory(tx: Transaction, id: string, entry: StoryEntry): Promise<void> {
  const { storyType, pageKey = null, theme = null, mainCategoryId, categoryIds, tagIds } = entry;
  await tx.update(stories).set({ storyType, pageKey, theme }).where(eq(stories.itemId, id));
  const removed = locales.filter((locale) => !entry.texts[locale]);
  if (removed.length > 0) {
    await tx.delete(itemTexts).where(and(eq(itemTexts.itemId, id), inArray(itemTexts.locale, removed)));
    await tx.delete(storyTexts).where(and(eq(storyTexts.itemId, id), inArray(storyTexts.locale, removed)));
  }
  const former = await listCurrentSlugs(tx, id);
  const texts = listLocalized(toStoryInput(entry).texts).map(({ locale, value }) => ({ locale, ...value }));
  await saveStoryTexts(tx, id, texts);
  await recordSlugs(tx, { kind: "item", targetId: id, former, current: slugsOf(entry) });
  await tx.delete(itemCategories).where(eq(itemCategories.itemId, id));
  await tx.delete(itemTags).where(eq(itemTags.itemId, id));
  await insertItemCategories(tx, id, { mainCategoryId, categoryIds, tagIds });
}

type ItemText = NonNullable<(RecipeEntry | StoryEntry)["texts"]["de"]>;

/** What only editors set. */
async function saveItem(tx: Transaction, id: string, entry: RecipeEntry | StoryEntry, isNew: boolean): Promise<void> {
  const { authorId, state, isSponsored, updatedAt } = entry;
  const { pictureId = null, videoId = null, mainCategoryId = null, rejection = null } = entry;
  const { publishedAt = null, firstPublishedAt = null, expiresAt = null } = entry;
  await tx
    .update(items)
    .set({
      authorId,
      state,
      isSponsored,
      pictureId,
      videoId,
      mainCategoryId,
      rejection,
      publishedAt,
      firstPublishedAt,
      expiresAt,
      updatedAt: isNew ? (updatedAt ?? publishedAt ?? undefined) : sql`now()`,
    })
    .where(eq(items.id, id));
  const texts = listLocalized<ItemText>(entry.texts).map(({ locale, value }) => {
    const { keywords, metaTitle = null, metaDescription = null } = value;
    return { itemId: id, locale, keywords, metaTitle, metaDescription };
  });
  await updateRows(tx, itemTexts, texts);
  const former = isNew ? formerSlugsOf(entry) : {};
  await recordSlugs(tx, { kind: "item", targetId: id, former, current: slugsOf(entry) });
}

const slugsOf = ({ texts }: RecipeEntry | StoryEntry) => ({ de: texts.de?.slug, en: texts.en?.slug });

/** A new item whose key is not its slug is found by its key as well, as by a former slug. */
function formerSlugsOf({ key, texts }: RecipeEntry | StoryEntry): Partial<Localized> {
  if (!key.endsWith(".en")) return texts.de ? { de: key } : {};
  return texts.en ? { en: key.slice(0, -".en".length) } : {};
}
