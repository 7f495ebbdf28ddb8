import { beforeAll, expect, test } from "vitest";
import { countCards, listCards, listCardsById } from "#lib/content/cards/queries.ts";
import { setLike } from "#lib/people/likes/mutations.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import {
  createAnna,
  createDietTag,
  createDinnerCategory,
  createJonas,
  createTestRecipe,
  recipeTexts,
} from "#tests/support/fixtures.ts";

setUpDatabase();

let plain: string;
let liked: string;
let evening: string;

beforeAll(async () => {
  const cook = await createAnna();
  const friend = await createJonas();
  evening = await createDinnerCategory();
  const vegan = await createDietTag("vegan");
  plain = await createTestRecipe(cook);
  liked = await createTestRecipe(cook, {
    publishedAt: new Date("2025-12-01T12:00:00Z"),
    duration: { preparation: 10, baking: 0, resting: 0 },
    mainCategoryId: evening,
    tagIds: [vegan],
    texts: { de: recipeTexts("kuerbissuppe", "Kürbissuppe"), en: recipeTexts("pumpkin-soup", "Pumpkin soup") },
  });
  await setLike({ userId: friend, itemId: liked, liked: true });
  await createTestRecipe(cook, { state: "draft", texts: { de: recipeTexts("entwurf", "Entwurf") } });
  await createTestRecipe(cook, {
    publishedAt: new Date("2999-01-01"),
    texts: { de: recipeTexts("morgen", "Von morgen") },
  });
});

const ids = async (list: Parameters<typeof listCards>[0]) => (await listCards(list)).data.map((card) => card.id);

test("lists public items only, newest first", async () => {
  expect(await ids({ locale: "de" })).toEqual([plain, liked]);
  expect(await countCards({ locale: "de" })).toEqual({ count: 2, isCapped: false });
});

test("sorts by likes on request", async () => {
  expect(await ids({ locale: "de", sort: "popular" })).toEqual([liked, plain]);
});

test("a card is in the language of the list", async () => {
  const [card] = (await listCards({ locale: "en", sort: "popular" })).data;
  expect(card).toMatchObject({
    title: "Pumpkin soup",
    href: "/en/recipes/pumpkin-soup",
    badge: "vegan",
    diet: "vegan",
    minutes: 10,
    likeCount: 1,
    author: { name: "Anna", slug: "anna" },
  });
});

test("filters by every condition", async () => {
  expect(await ids({ locale: "de", categoryIds: [evening] })).toEqual([liked]);
  expect(await ids({ locale: "de", tagKeys: ["vegan"] })).toEqual([liked]);
  expect(await ids({ locale: "de", type: "article" })).toEqual([]);
  expect(await ids({ locale: "de", authorType: "community" })).toEqual([plain, liked]);
  expect(await ids({ locale: "de", notIds: [plain] })).toEqual([liked]);
});

test("paginates", async () => {
  const page = await listCards({ locale: "de", size: 1, page: 2 });
  expect(page.data.map((card) => card.id)).toEqual([liked]);
  expect(page.meta.pagination).toEqual({ page: 2, pages: 2, count: 2, isCapped: false });
  expect(await ids({ locale: "de", page: 9 })).toEqual([]);
});

test("cards by id have the given order, without items that are not public", async () => {
  const cards = await listCardsById("de", [liked, "00000000-0000-4000-8000-000000000000", plain]);
  expect(cards.map((card) => card.id)).toEqual([liked, plain]);
});
