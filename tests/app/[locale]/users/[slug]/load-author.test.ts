import { beforeAll, expect, test } from "vitest";
import { loadAuthor } from "#app/[locale]/users/[slug]/load-author.ts";
import { createStory } from "#lib/content/stories/mutations.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createJonas, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();

beforeAll(async () => {
  const anna = await createAnna();
  await createJonas();
  await createTestRecipe(anna, { texts: { de: recipeTexts("suppe", "Suppe") } });
  const text = { slug: "salz", title: "Salz", summary: "", keywords: "", body: [] };
  await createStory({
    authorId: anna,
    state: "live",
    isSponsored: false,
    publishedAt: new Date("2026-01-01T12:00:00Z"),
    storyType: "article",
    texts: { de: text, en: { ...text, slug: "salt" } },
    categoryIds: [],
    tagIds: [],
  });
});

test("a list is linked with itself in the other language, wherever it stands there", async () => {
  const stories = { de: "/de/users/anna/stories", en: "/en/users/anna" };
  expect(await loadAuthor("de", "anna", "stories")).toMatchObject({ tab: "stories", alternates: stories });
  expect(await loadAuthor("en", "anna")).toMatchObject({ tab: "stories", alternates: stories });
});

test("a list without entries in the other language has no alternate", async () => {
  const author = await loadAuthor("de", "anna");
  expect(author?.tab).toBe("recipes");
  expect(author?.alternates).toEqual({ de: "/de/users/anna" });
});

test("an empty profile exists in both languages", async () => {
  const both = { de: "/de/users/jonas", en: "/en/users/jonas" };
  expect(await loadAuthor("en", "jonas")).toMatchObject({ tab: "recipes", alternates: both });
  expect(await loadAuthor("de", "niemand")).toBeNull();
});
