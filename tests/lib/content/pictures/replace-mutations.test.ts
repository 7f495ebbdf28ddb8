import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { findLibraryPicture } from "#lib/content/pictures/queries.ts";
import { replacePicture } from "#lib/content/pictures/replace-mutations.ts";
import { listPictureUses } from "#lib/content/pictures/use-queries.ts";
import { deskContentSchema, draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { createContent } from "#lib/content/story-drafts/content.ts";
import { db } from "#lib/platform/db/client.ts";
import { houseAds } from "#lib/platform/db/tables/ads/house-ads.ts";
import { categories } from "#lib/platform/db/tables/categories.ts";
import { commentPhotos } from "#lib/platform/db/tables/community/comments.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { recipeRevisions, recipeWorkingCopies } from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { storyDrafts, storyRevisions } from "#lib/platform/db/tables/editing/story-drafts.ts";
import { feedModules } from "#lib/platform/db/tables/feeds.ts";
import { ingredients } from "#lib/platform/db/tables/ingredients.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { videos } from "#lib/platform/db/tables/media.ts";
import { feedRevisions } from "#lib/platform/db/tables/planning/feed-revisions.ts";
import { recipes } from "#lib/platform/db/tables/recipes.ts";
import { stories, storyTexts } from "#lib/platform/db/tables/stories.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { pictureColumns, pictureJsonColumns } from "#lib/platform/media/pictures/picture-references.ts";
import { createReader, createUpload, write } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createDinnerCategory, createFlourAndEgg, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { createHousePicture, readAuditLog } from "./fixtures.ts";

setUpDatabase();

let editorId: string;
let authorId: string;

beforeAll(async () => {
  editorId = await createReader({ newType: "editor" });
  authorId = await createReader();
});

/** Has everything that can show a picture show this one. */
async function useEverywhere(pictureId: string) {
  const slug = randomUUID();
  const recipeId = await createTestRecipe(authorId, {
    pictureId,
    texts: { de: recipeTexts(`suppe-${slug}`, "Suppe"), en: recipeTexts(`soup-${slug}`, "Soup") },
  });
  const steps = [{ ingredients: [], utensils: [], pictureId }];
  await db.execute(sql`update recipes set steps = ${JSON.stringify(steps)} where item_id = ${recipeId}`);
  await db.update(users).set({ pictureId, bannerId: pictureId }).where(eq(users.id, authorId));
  const category = await createDinnerCategory();
  await db.update(categories).set({ pictureId }).where(eq(categories.id, category));
  const { flour } = await createFlourAndEgg();
  await db.update(ingredients).set({ pictureId }).where(eq(ingredients.id, flour));
  await db.insert(cookbooks).values({ userId: authorId, slug, titles: { de: "Brot" }, coverId: pictureId });
  await db.insert(houseAds).values({
    slot: "content_1",
    locale: "de",
    isPaid: false,
    title: "Topf",
    text: "",
    href: "/de",
    pictureId,
    weight: 1,
    startsOn: "2026-01-01",
  });
  const names = { de: "Teig", en: "Dough" };
  await db.insert(videos).values({
    posterId: pictureId,
    mp4Key: slug,
    captionKeys: names,
    titles: names,
    seconds: 1,
    width: 1,
    height: 1,
  });
  const { id: commentId } = await write(authorId, recipeId);
  await db.insert(commentPhotos).values({ commentId, pictureId, position: 0 });
  const [story] = await db.insert(items).values({ type: "article", authorId, state: "live" }).returning();
  const storyId = story?.id ?? "";
  await db.insert(stories).values({ itemId: storyId, storyType: "article" });
  const body = [{ type: "image_collection" as const, pictures: [{ pictureId, caption: "Teig" }] }];
  for (const locale of ["de", "en"] as const) {
    await db.insert(storyTexts).values({ itemId: storyId, locale, body, readingMinutes: 1 });
  }
  const words = { de: "Brot", en: "Bread" };
  const data = { type: "collection" as const, heading: words, text: words, pictureId, itemIds: [], links: [] };
  await db.insert(feedModules).values({ feed: "home", position: 1, data });
  const content = draftContentSchema.parse({ steps: [{ id: "a", pictureId }] });
  const [draft] = await db.insert(recipeDrafts).values({ authorId, content }).returning();
  const written = { ...createContent("article", authorId), pictureId };
  await db.insert(storyDrafts).values({ itemId: storyId, content: written });
  await db.insert(storyRevisions).values({ itemId: storyId, content: written, languages: ["de"] });
  const copy = deskContentSchema.parse(content);
  await db.insert(recipeWorkingCopies).values({ recipeId, content: copy });
  await db.insert(recipeRevisions).values({ recipeId, origin: "stored", content: copy });
  const modules = [{ id: randomUUID(), locale: null, startsAt: null, endsAt: null, data }];
  await db.insert(feedRevisions).values({ feed: "home", version: 1, action: "arrange", modules });
  return { recipeId, storyId, draftId: draft?.id ?? "", slug };
}

const kindsOf = async (id: string) => (await listPictureUses("de", id)).map(({ kind }) => kind).toSorted();

test("a replacement takes every place of a picture, in columns and JSON, and nothing else changes", async () => {
  const [former, next, other] = [await createHousePicture(), await createHousePicture(), await createHousePicture()];
  const { recipeId, storyId, draftId, slug } = await useEverywhere(former);
  const untouched = await createTestRecipe(authorId, {
    pictureId: other,
    texts: { de: recipeTexts(randomUUID(), "Brot") },
  });
  const allKinds = [...pictureColumns, ...pictureJsonColumns].map(({ kind }) => kind).toSorted();
  expect(await kindsOf(former)).toEqual(allKinds);

  const { tags } = await replacePicture({ editorId, id: former, replacementId: next, shownUseCount: allKinds.length });
  expect(await kindsOf(former)).toEqual([]);
  expect(await kindsOf(next)).toEqual(allKinds);
  const [recipe] = await db.select().from(recipes).where(eq(recipes.itemId, recipeId));
  expect(recipe?.steps).toMatchObject([{ pictureId: next, ingredients: [] }]);
  const [text] = await db.select().from(storyTexts).where(eq(storyTexts.itemId, storyId));
  expect(text?.body).toEqual([{ type: "image_collection", pictures: [{ pictureId: next, caption: "Teig" }] }]);
  const [draft] = await db.select().from(recipeDrafts).where(eq(recipeDrafts.id, draftId));
  expect(draft?.version).toBe(2);
  expect((await db.select().from(items).where(eq(items.id, untouched)))[0]?.pictureId).toBe(other);

  expect(tags).toEqual(
    expect.arrayContaining([
      `item:suppe-${slug}`,
      `item:soup-${slug}`,
      "cards",
      "menus",
      "feeds",
      "categories",
      "ingredients",
      "users",
      "cookbooks",
      "ads",
    ]),
  );
  expect(await readAuditLog(former)).toEqual([
    {
      action: "update",
      actorId: editorId,
      subjectName: "Schale Hummus",
      details: { replacement: "Schale Hummus", replacementId: next, uses: allKinds.length },
    },
  ]);
});

test("a text that has the id of a replaced picture stays as it is", async () => {
  const [former, next] = [await createHousePicture(), await createHousePicture()];
  const title = { de: former, en: `"pictureId": "${former}"` };
  const content = draftContentSchema.parse({ title, pictureId: former });
  const [draft] = await db.insert(recipeDrafts).values({ authorId, content }).returning();
  await replacePicture({ editorId, id: former, replacementId: next, shownUseCount: 1 });
  const [row] = await db
    .select()
    .from(recipeDrafts)
    .where(eq(recipeDrafts.id, draft?.id ?? ""));
  expect(row?.content).toMatchObject({ title, pictureId: next });
});

test("replacing back restores every place", async () => {
  const [former, next] = [await createHousePicture(), await createHousePicture()];
  const recipeId = await createTestRecipe(authorId, {
    pictureId: former,
    texts: { de: recipeTexts(randomUUID(), "Brot") },
  });
  await replacePicture({ editorId, id: former, replacementId: next, shownUseCount: 1 });
  await replacePicture({ editorId, id: next, replacementId: former, shownUseCount: 1 });
  expect((await db.select().from(items).where(eq(items.id, recipeId)))[0]?.pictureId).toBe(former);
});

test("a picture that was used elsewhere meanwhile is not replaced unseen", async () => {
  const [former, next] = [await createHousePicture(), await createHousePicture()];
  await createTestRecipe(authorId, { pictureId: former, texts: { de: recipeTexts(randomUUID(), "Brot") } });
  const replacement = { editorId, id: former, replacementId: next, shownUseCount: 0 };
  await expect(replacePicture(replacement)).rejects.toMatchObject({ code: "conflict" });
  expect((await findLibraryPicture(former))?.useCount).toBe(1);
});

test("other users cannot replace, and a reader's upload, a deleted or unknown picture is no replacement", async () => {
  const [former, next] = [await createHousePicture(), await createHousePicture()];
  await createTestRecipe(authorId, { pictureId: former, texts: { de: recipeTexts(randomUUID(), "Brot") } });
  const replacement = { editorId, id: former, replacementId: next, shownUseCount: 1 };
  await expect(replacePicture({ ...replacement, editorId: authorId })).rejects.toMatchObject({ code: "forbidden" });
  const deleted = await createHousePicture({ deletedAt: new Date() });
  for (const replacementId of [await createUpload(authorId), deleted, randomUUID(), former]) {
    await expect(replacePicture({ ...replacement, replacementId })).rejects.toMatchObject({ code: "missing" });
  }
  expect((await findLibraryPicture(former))?.useCount).toBe(1);
});
