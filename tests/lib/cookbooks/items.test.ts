import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { moveBack, moveItem, orderItems, putItem, removeItem, setNote } from "#lib/cookbooks/item-mutations.ts";
import { listOwnCookbooks, listOwnEntries } from "#lib/cookbooks/own-books.ts";
import { getPublicCookbook } from "#lib/cookbooks/queries.ts";
import { limits } from "#lib/cookbooks/schema.ts";
import { db } from "#lib/db/client.ts";
import { cookbookItems } from "#lib/db/tables/cookbooks.ts";
import { items } from "#lib/db/tables/items.ts";
import { users } from "#lib/db/tables/users.ts";
import { createStory } from "#lib/stories/mutations.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { anna, jonas } from "#tests/support/kitchen.ts";
import { book, fillBook, recipe } from "./shelf.ts";

ownDatabase();

let annaId: string;
let jonasId: string;
let bread: string;
let soup: string;
let cake: string;
let cookbookId: string;

beforeEach(async () => {
  await db.delete(users);
  annaId = await anna();
  jonasId = await jonas();
  bread = await recipe(jonasId, "Brot");
  soup = await recipe(jonasId, "Suppe");
  cake = await recipe(jonasId, "Kuchen");
  cookbookId = (await book(annaId)).id;
});

const inBook = async (id = cookbookId) => (await listOwnEntries(annaId, id)).map(({ itemId }) => itemId);
const put = (...ids: string[]) => inTurn(ids, (itemId) => putItem({ userId: annaId, cookbookId, itemId }));
const order = (ids: string[]) => orderItems({ userId: annaId, cookbookId, ids });

async function inTurn<T>(values: T[], act: (value: T) => Promise<unknown>): Promise<void> {
  for (const value of values) await act(value);
}

test("an item is in a cookbook once, however often it is put in", async () => {
  await put(bread, soup);
  await Promise.all([bread, bread, bread, soup].map((itemId) => putItem({ userId: annaId, cookbookId, itemId })));
  expect(await inBook()).toEqual([bread, soup]);
});

test("what is public or one's own can be kept, and nothing else", async () => {
  const hers = await recipe(annaId, "Entwurf", { state: "draft" });
  const his = await recipe(jonasId, "Geheim", { state: "draft" });
  const later = await recipe(jonasId, "Morgen", { publishedAt: new Date("2999-01-01") });
  const page = await createStory({
    authorId: annaId,
    state: "live",
    isSponsored: false,
    publishedAt: new Date("2026-01-01"),
    storyType: "static_page",
    pageKey: "imprint",
    texts: { de: { slug: "impressum", title: "Impressum", summary: "", words: "", body: [] } },
    categoryIds: [],
    tagIds: [],
  });
  await put(hers);
  for (const itemId of [his, later, page, randomUUID()]) {
    await expect(put(itemId)).rejects.toMatchObject({ problem: "missing" });
  }
  expect(await inBook()).toEqual([hers]);
});

test("what was taken out comes back to its place with its note, for a minute", async () => {
  await put(bread, soup, cake);
  await setNote({ userId: annaId, cookbookId, itemId: soup, note: "weniger Salz" });
  await removeItem({ userId: annaId, cookbookId, itemId: soup });
  expect(await inBook()).toEqual([bread, cake]);
  await put(soup);
  expect(await listOwnEntries(annaId, cookbookId)).toMatchObject([
    { itemId: bread, note: "" },
    { itemId: soup, note: "weniger Salz" },
    { itemId: cake, note: "" },
  ]);
  await removeItem({ userId: annaId, cookbookId, itemId: soup });
  await db
    .update(cookbookItems)
    .set({ removedAt: sql`now() - interval '61 seconds'` })
    .where(and(eq(cookbookItems.cookbookId, cookbookId), eq(cookbookItems.itemId, soup)));
  await put(soup);
  expect(await listOwnEntries(annaId, cookbookId)).toMatchObject([
    { itemId: bread },
    { itemId: cake },
    { itemId: soup, note: "" },
  ]);
});

test("taking out what is not in it changes nothing", async () => {
  await put(bread);
  await removeItem({ userId: annaId, cookbookId, itemId: soup });
  expect(await inBook()).toEqual([bread]);
});

test("an order is followed; unknown ids are passed over, missing ones come last, none is lost", async () => {
  await put(bread, soup, cake);
  await order([cake, bread, soup]);
  expect(await inBook()).toEqual([cake, bread, soup]);
  await order([soup, randomUUID(), soup]);
  expect(await inBook()).toEqual([soup, cake, bread]);
  await order([]);
  expect(await inBook()).toEqual([soup, cake, bread]);
});

test("orders and additions at the same time lose nothing", async () => {
  const known = await fillBook(cookbookId, jonasId, 40);
  const added = await Promise.all(Array.from({ length: 5 }, (_, n) => recipe(jonasId, `Neu${n}`)));
  await Promise.all([
    order(known.toReversed()),
    ...added.map((itemId) => putItem({ userId: annaId, cookbookId, itemId })),
    order(known),
    removeItem({ userId: annaId, cookbookId, itemId: known[7] ?? "" }),
  ]);
  const left = await inBook();
  expect(left.toSorted()).toEqual([...known.filter((_, n) => n !== 7), ...added].toSorted());
  const rows = await db.select({ position: cookbookItems.position }).from(cookbookItems);
  expect(rows.length).toBe(45);
});

test("moving takes the note along and leaves nothing behind", async () => {
  const other = (await book(annaId, "Sonntag")).id;
  await put(bread, soup);
  await setNote({ userId: annaId, cookbookId, itemId: bread, note: "mit Roggen" });
  await moveItem({ userId: annaId, cookbookId, itemId: bread, to: other });
  expect(await inBook()).toEqual([soup]);
  expect(await listOwnEntries(annaId, other)).toMatchObject([{ itemId: bread, note: "mit Roggen" }]);
});

test("moving to where it already is leaves one, and a note that was there stays", async () => {
  const other = (await book(annaId, "Sonntag")).id;
  await put(bread, soup);
  for (const itemId of [bread, soup]) await putItem({ userId: annaId, cookbookId: other, itemId });
  await setNote({ userId: annaId, cookbookId, itemId: bread, note: "hier" });
  await setNote({ userId: annaId, cookbookId, itemId: soup, note: "hier" });
  await setNote({ userId: annaId, cookbookId: other, itemId: bread, note: "dort" });
  for (const itemId of [bread, soup]) await moveItem({ userId: annaId, cookbookId, itemId, to: other });
  expect(await inBook()).toEqual([]);
  expect(await listOwnEntries(annaId, other)).toMatchObject([{ note: "dort" }, { note: "hier" }]);
});

test("a move is taken back: to the old place, with the note as it is now, and nothing stays behind", async () => {
  const other = (await book(annaId, "Sonntag")).id;
  await put(bread, soup, cake);
  await setNote({ userId: annaId, cookbookId, itemId: soup, note: "weniger Salz" });
  const [, { savedAt } = {}] = await listOwnEntries(annaId, cookbookId);
  await moveItem({ userId: annaId, cookbookId, itemId: soup, to: other });
  await setNote({ userId: annaId, cookbookId: other, itemId: soup, note: "gar kein Salz" });
  await moveBack({ userId: annaId, cookbookId, itemId: soup, from: other });
  expect(await inBook(other)).toEqual([]);
  expect(await listOwnEntries(annaId, cookbookId)).toMatchObject([
    { itemId: bread },
    { itemId: soup, note: "gar kein Salz", savedAt },
    { itemId: cake },
  ]);
});

test("taking a move back leaves what had been there before", async () => {
  const other = (await book(annaId, "Sonntag")).id;
  await put(bread, soup);
  await putItem({ userId: annaId, cookbookId: other, itemId: bread });
  await setNote({ userId: annaId, cookbookId: other, itemId: bread, note: "dort" });
  await setNote({ userId: annaId, cookbookId, itemId: bread, note: "hier" });
  await moveItem({ userId: annaId, cookbookId, itemId: bread, to: other });
  await moveBack({ userId: annaId, cookbookId, itemId: bread, from: other });
  expect(await listOwnEntries(annaId, cookbookId)).toMatchObject([{ itemId: bread, note: "hier" }, { itemId: soup }]);
  expect(await listOwnEntries(annaId, other)).toMatchObject([{ itemId: bread, note: "dort" }]);
});

test("a move is taken back for a minute, and once", async () => {
  const other = (await book(annaId, "Sonntag")).id;
  await put(bread);
  await moveItem({ userId: annaId, cookbookId, itemId: bread, to: other });
  await db.update(cookbookItems).set({ removedAt: sql`${cookbookItems.removedAt} - interval '61 seconds'` });
  const back = () => moveBack({ userId: annaId, cookbookId, itemId: bread, from: other });
  await expect(back()).rejects.toMatchObject({ problem: "tooLate" });
  expect(await inBook(other)).toEqual([bread]);
  await moveItem({ userId: annaId, cookbookId: other, itemId: bread, to: cookbookId });
  await expect(back()).rejects.toMatchObject({ problem: "tooLate" });
  expect(await inBook()).toEqual([bread]);
});

test("two cookbooks that exchange what is in them do not wait for each other for ever", async () => {
  const other = (await book(annaId, "Sonntag")).id;
  const here = await fillBook(cookbookId, jonasId, 8);
  const there = await fillBook(other, jonasId, 8);
  await Promise.all([
    ...here.map((itemId) => moveItem({ userId: annaId, cookbookId, itemId, to: other })),
    ...there.map((itemId) => moveItem({ userId: annaId, cookbookId: other, itemId, to: cookbookId })),
  ]);
  expect((await inBook()).toSorted()).toEqual(there.toSorted());
  expect((await inBook(other)).toSorted()).toEqual(here.toSorted());
});

test("somebody else's cookbook is exactly as missing as none", async () => {
  await put(bread);
  const own = (await book(jonasId)).id;
  await putItem({ userId: jonasId, cookbookId: own, itemId: soup });
  for (const foreign of [cookbookId, randomUUID()]) {
    const key = { userId: jonasId, cookbookId: foreign, itemId: bread };
    const attempts = [
      () => putItem(key),
      () => removeItem(key),
      () => setNote({ ...key, note: "da" }),
      () => moveItem({ ...key, to: own }),
      () => moveItem({ userId: jonasId, cookbookId: own, itemId: soup, to: foreign }),
      () => moveBack({ ...key, from: own }),
      () => moveBack({ userId: jonasId, cookbookId: own, itemId: soup, from: foreign }),
      () => orderItems({ ...key, ids: [] }),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ problem: "missing" });
    expect(await listOwnEntries(jonasId, foreign)).toEqual([]);
  }
  expect(await inBook()).toEqual([bread]);
});

test("a cookbook holds 1,000 items, however many are put in at once", async () => {
  await fillBook(cookbookId, jonasId, limits.items - 1);
  const more = await Promise.all([1, 2, 3, 4, 5].map((n) => recipe(jonasId, `Mehr ${n}`)));
  const tries = await Promise.allSettled(
    [bread, soup, cake, ...more].map((itemId) => putItem({ userId: annaId, cookbookId, itemId })),
  );
  expect(tries.filter(({ status }) => status === "fulfilled").length).toBe(1);
  expect(tries.find(({ status }) => status === "rejected")).toMatchObject({ reason: { problem: "bookFull" } });
  const other = (await book(annaId, "Sonntag")).id;
  const itemId = await recipe(jonasId, "Nudeln");
  await putItem({ userId: annaId, cookbookId: other, itemId });
  await expect(moveItem({ userId: annaId, cookbookId: other, itemId, to: cookbookId })).rejects.toMatchObject({
    problem: "bookFull",
  });
  expect(await inBook(other)).toEqual([itemId]);
});

test("the shelf counts, knows which cookbooks hold an item, and has the last used first", async () => {
  const other = (await book(annaId, "Sonntag")).id;
  await put(bread, soup);
  const shelf = await listOwnCookbooks({ userId: annaId, locale: "de", itemId: bread });
  expect(shelf).toMatchObject([
    { id: cookbookId, count: 2, hasItem: true },
    { id: other, count: 0, hasItem: false },
  ]);
  expect(await listOwnCookbooks({ userId: annaId, locale: "de", page: 2, size: 1 })).toMatchObject([{ id: other }]);
});

test("what is not public any more stays with its owner as unseen, and readers do not meet it", async () => {
  const shown = await book(annaId, "Offen", { visibility: "public" });
  for (const itemId of [bread, soup]) await putItem({ userId: annaId, cookbookId: shown.id, itemId });
  await setNote({ userId: annaId, cookbookId: shown.id, itemId: soup, note: "mit Brot" });
  await db
    .update(items)
    .set({ expiresAt: new Date("2026-02-01") })
    .where(eq(items.id, bread));
  expect(await listOwnEntries(annaId, shown.id)).toMatchObject([{ isSeen: false }, { isSeen: true }]);
  expect(await getPublicCookbook("de", "offen")).toMatchObject({
    count: 1,
    entries: [{ itemId: soup, note: "mit Brot" }],
  });
});
