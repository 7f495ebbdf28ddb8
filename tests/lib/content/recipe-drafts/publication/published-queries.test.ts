import { beforeAll, expect, test } from "vitest";
import { expireRecipe } from "#lib/content/recipe-drafts/publication/mutations.ts";
import { getPublishedRecipe, listPublishedRecipes } from "#lib/content/recipe-drafts/publication/published-queries.ts";
import { readPublishedSearch } from "#lib/content/recipe-drafts/schema.ts";
import { createStory } from "#lib/content/stories/mutations.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { createAuthor } from "../fixtures.ts";

setUpDatabase();

let live: string;
let expired: string;
let planned: string;

beforeAll(async () => {
  const [author, editor] = [await createAuthor(), await createAuthor("editor")];
  live = await createTestRecipe(author);
  expired = await createTestRecipe(author, {
    publishedAt: new Date("2025-12-01T12:00:00Z"),
    texts: { de: recipeTexts("suppe-100", "Suppe, 100 % Gemüse") },
  });
  await expireRecipe({ recipeId: expired, userId: editor });
  planned = await createTestRecipe(author, {
    publishedAt: new Date("2999-01-01T12:00:00Z"),
    texts: { en: recipeTexts("late-soup", "Late soup") },
  });
  await createTestRecipe(author, { state: "draft", texts: { de: recipeTexts("entwurf", "Entwurf") } });
  await createStory({
    authorId: author,
    state: "live",
    isSponsored: false,
    publishedAt: new Date("2026-01-01T12:00:00Z"),
    storyType: "article",
    texts: { de: { slug: "salz", title: "Salz", summary: "", keywords: "", body: [] } },
    categoryIds: [],
    tagIds: [],
  });
});

const find = async (search: string, page = 1) =>
  (await listPublishedRecipes("de", { search, page })).data.map(({ id }) => id);

test("lists recipes in every state of publication, the latest first", async () => {
  const { data, meta } = await listPublishedRecipes("de", { search: "", page: 7 });
  expect(data.map(({ id, state }) => [id, state])).toEqual([
    [planned, "scheduled"],
    [live, "live"],
    [expired, "expired"],
  ]);
  expect(meta.pagination).toEqual({ page: 1, pages: 1, count: 3 });
});

test("finds them by words of a title in either language, and by their address", async () => {
  expect(await find("gemüse suppe")).toEqual([expired]);
  expect(await find("SPAETZLE")).toEqual([live]);
  expect(await find("https://tischlein.example/de/rezepte/suppe-100?von=mail#zutaten")).toEqual([expired]);
  expect(await find("100 %")).toEqual([expired]);
  expect(await find("%")).toEqual([expired]);
  expect(await find("_\\")).toEqual([]);
});

test("shows a recipe in the language it has", async () => {
  expect(await getPublishedRecipe("de", planned)).toMatchObject({
    title: "Late soup",
    language: "en",
    hrefs: { en: "/en/recipes/late-soup" },
  });
  expect(await getPublishedRecipe("en", live)).toMatchObject({ title: "Cheese spaetzle", language: "en" });
});

test("a search is one clean line of limited length", () => {
  expect(readPublishedSearch(" Suppe\u0000\u200b ")).toBe("Suppe");
  expect(readPublishedSearch("x".repeat(1000))).toHaveLength(300);
  expect(readPublishedSearch(["a", "b"])).toBe("");
});
