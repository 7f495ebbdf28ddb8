import { beforeAll, expect, test } from "vitest";
import { createStory } from "#lib/content/stories/mutations.ts";
import { getUser, listUsers } from "#lib/people/users/queries.ts";
import { importEntry } from "#tests/support/content/import-entry.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createJonas, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();

beforeAll(async () => {
  const cook = await createAnna();
  await createTestRecipe(cook);
  await createTestRecipe(cook, { state: "draft", texts: { de: recipeTexts("entwurf", "Entwurf") } });
  await createTestRecipe(await createJonas(), { state: "draft", texts: { de: recipeTexts("probe", "Probe") } });
  const house = await importEntry("authors", { key: "haus", name: "Das Haus", type: "editor" });
  const page = { slug: "impressum", title: "Impressum", summary: "", keywords: "", body: [] };
  await createStory({
    authorId: house,
    storyType: "static_page",
    pageKey: "imprint",
    state: "live",
    isSponsored: false,
    publishedAt: new Date("2026-01-01"),
    texts: { de: page },
    categoryIds: [],
    tagIds: [],
  });
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1" fill="currentColor"><path d="M0 0h4"/></svg>';
  const partner = { position: 0, logo, trade: { de: "Mühle", en: "Mill" } };
  await importEntry("authors", { key: "muehle", name: "Mühle", type: "partner", partner });
});

test("lists authors of public content and all partners", async () => {
  const listed = await listUsers("de");
  expect(listed.map(({ slug, recipeCount, storyCount }) => [slug, recipeCount, storyCount])).toEqual([
    ["muehle", 0, 0],
    ["anna", 1, 0],
  ]);
});

test("finds a profile without content", async () => {
  expect(await getUser("de", "jonas")).toMatchObject({ name: "Jonas", recipeCount: 0, storyCount: 0, logo: null });
  expect(await getUser("de", "niemand")).toBeNull();
});
