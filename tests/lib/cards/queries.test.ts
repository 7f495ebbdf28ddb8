import { beforeAll, expect, test } from "vitest";
import { countCards, listCards, listCardsById } from "#lib/cards/queries.ts";
import { setLike } from "#lib/likes/mutations.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { anna, dinner, jonas, kaesespaetzle, tag, words } from "#tests/support/kitchen.ts";

ownDatabase();

let plain: string;
let liked: string;
let evening: string;

beforeAll(async () => {
  const cook = await anna();
  const friend = await jonas();
  evening = await dinner();
  const vegan = await tag("vegan");
  plain = await kaesespaetzle(cook);
  liked = await kaesespaetzle(cook, {
    publishedAt: new Date("2025-12-01T12:00:00Z"),
    duration: { preparation: 10, baking: 0, resting: 0 },
    mainCategoryId: evening,
    tagIds: [vegan],
    texts: { de: words("kuerbissuppe", "Kürbissuppe"), en: words("pumpkin-soup", "Pumpkin soup") },
  });
  await setLike({ userId: friend, itemId: liked, liked: true });
  await kaesespaetzle(cook, { state: "draft", texts: { de: words("entwurf", "Entwurf") } });
  await kaesespaetzle(cook, { publishedAt: new Date("2999-01-01"), texts: { de: words("morgen", "Von morgen") } });
});

const ids = async (list: Parameters<typeof listCards>[0]) => (await listCards(list)).data.map((card) => card.id);

test("only what is public is listed, newest first", async () => {
  expect(await ids({ locale: "de" })).toEqual([plain, liked]);
  expect(await countCards({ locale: "de" })).toEqual({ count: 2, isCapped: false });
});

test("the most liked come first when asked for", async () => {
  expect(await ids({ locale: "de", sort: "popular" })).toEqual([liked, plain]);
});

test("a card speaks the language of the list", async () => {
  const [card] = (await listCards({ locale: "en", sort: "popular" })).data;
  expect(card).toMatchObject({
    title: "Pumpkin soup",
    href: "/en/recipes/pumpkin-soup",
    badge: "vegan",
    minutes: 10,
    likeCount: 1,
    author: { name: "Anna", slug: "anna" },
  });
});

test("conditions narrow the list", async () => {
  expect(await ids({ locale: "de", categoryIds: [evening] })).toEqual([liked]);
  expect(await ids({ locale: "de", tagKeys: ["vegan"] })).toEqual([liked]);
  expect(await ids({ locale: "de", type: "article" })).toEqual([]);
  expect(await ids({ locale: "de", authorType: "community" })).toEqual([plain, liked]);
  expect(await ids({ locale: "de", notIds: [plain] })).toEqual([liked]);
});

test("pages", async () => {
  const page = await listCards({ locale: "de", size: 1, page: 2 });
  expect(page.data.map((card) => card.id)).toEqual([liked]);
  expect(page.meta.pagination).toEqual({ page: 2, pages: 2, count: 2, isCapped: false });
  expect(await ids({ locale: "de", page: 9 })).toEqual([]);
});

test("cards by id keep the order and leave out what is not public", async () => {
  const cards = await listCardsById("de", [liked, "00000000-0000-4000-8000-000000000000", plain]);
  expect(cards.map((card) => card.id)).toEqual([liked, plain]);
});
