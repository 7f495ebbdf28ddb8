import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { getAuthorTabCounts } from "#lib/content/cards/author-tab-queries.ts";
import { countPages } from "#lib/content/cards/list-queries.ts";
import { createStory } from "#lib/content/stories/mutations.ts";
import { createSeedCookbook } from "#lib/kitchen/cookbooks/mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createJonas, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();

let anna: string;
let jonas: string;

beforeAll(async () => {
  anna = await createAnna();
  jonas = await createJonas();
  for (let n = 0; n < 25; n++) {
    await createTestRecipe(anna, { texts: { de: recipeTexts(`suppe-${n}`, `Suppe ${n}`) } });
  }
  await createTestRecipe(anna, { state: "draft", texts: { de: recipeTexts("entwurf", "Entwurf") } });
  await createArticle(anna, "salz", "article");
  await createArticle(anna, "impressum", "static_page");
  await createArticle(jonas, "pfeffer", "article");
  const book = { titles: { de: "Buch" }, summaries: {}, itemIds: [] };
  await createSeedCookbook({ ...book, userId: anna, slug: "buch", visibility: "public" });
  await createSeedCookbook({ ...book, userId: anna, slug: "mit-link", visibility: "unlisted" });
  await createSeedCookbook({ ...book, userId: jonas, slug: "geheim", visibility: "private" });
});

function createArticle(authorId: string, slug: string, storyType: "article" | "static_page") {
  const text = { slug, title: slug, summary: "", keywords: "", body: [] };
  return createStory({
    authorId,
    state: "live",
    isSponsored: false,
    publishedAt: new Date("2026-01-01T12:00:00Z"),
    storyType,
    ...(storyType === "static_page" && { pageKey: "imprint" as const }),
    texts: { de: text, en: { ...text, slug: `${slug}-en` } },
    categoryIds: [],
    tagIds: [],
  });
}

test("counts what is public in a language", async () => {
  expect(await getAuthorTabCounts("de", anna)).toEqual({ recipes: 25, stories: 1, cookbooks: 1 });
  expect(await getAuthorTabCounts("en", anna)).toEqual({ recipes: 0, stories: 1, cookbooks: 1 });
  expect(await getAuthorTabCounts("de", jonas)).toEqual({ recipes: 0, stories: 1, cookbooks: 0 });
});

test("a profile has the pages of its first tab, and other tabs with entries their own", async () => {
  expect(await countPages("/users/[slug]", "de", "anna")).toBe(2);
  expect(await countPages("/users/[slug]", "en", "anna")).toBe(1);
  expect(await countPages("/users/[slug]/stories", "de", "anna")).toBe(1);
  expect(await countPages("/users/[slug]/cookbooks", "de", "anna")).toBe(1);
});

test("an empty tab and the first one have no address of their own", async () => {
  expect(await countPages("/users/[slug]/stories", "en", "anna")).toBeNull();
  expect(await countPages("/users/[slug]/stories", "de", "jonas")).toBeNull();
  expect(await countPages("/users/[slug]/cookbooks", "de", "jonas")).toBeNull();
  expect(await countPages("/users/[slug]/stories", "de", "niemand")).toBeNull();
});

test("all works of a partner are one list", async () => {
  await db.update(users).set({ newType: "partner" }).where(eq(users.id, anna));
  expect(await countPages("/users/[slug]", "de", "anna")).toBe(2);
  expect(await countPages("/users/[slug]/stories", "de", "anna")).toBeNull();
  await db.update(users).set({ newType: "community" }).where(eq(users.id, anna));
});
