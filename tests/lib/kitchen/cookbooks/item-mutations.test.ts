import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createStory } from "#lib/content/stories/mutations.ts";
import { addItem, removeItem, reorderItems, setNote } from "#lib/kitchen/cookbooks/item-mutations.ts";
import { limits } from "#lib/kitchen/cookbooks/limits.ts";
import { moveItem, undoMoveItem } from "#lib/kitchen/cookbooks/move-mutations.ts";
import { getSharedCookbook } from "#lib/kitchen/cookbooks/queries.ts";
import { listOwnCookbooks, listOwnEntries } from "#lib/kitchen/cookbooks/queries-own.ts";
import { db } from "#lib/platform/db/client.ts";
import { cookbookItems } from "#lib/platform/db/tables/cookbooks.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createJonas } from "#tests/support/fixtures.ts";
import { createCookbook, createRecipe, fillCookbook } from "./fixtures.ts";

setUpDatabase();

let annaId: string;
let jonasId: string;
let bread: string;
let soup: string;
let cake: string;
let cookbookId: string;

beforeEach(async () => {
  await db.delete(users);
  annaId = await createAnna();
  jonasId = await createJonas();
  bread = await createRecipe(jonasId, "Brot");
  soup = await createRecipe(jonasId, "Suppe");
  cake = await createRecipe(jonasId, "Kuchen");
  cookbookId = (await createCookbook(annaId)).id;
});

const idsInCookbook = async (id = cookbookId) => (await listOwnEntries(annaId, id)).map(({ itemId }) => itemId);
const add = (...ids: string[]) => inSequence(ids, (itemId) => addItem({ userId: annaId, cookbookId, itemId }));
const reorder = (ids: string[]) => reorderItems({ userId: annaId, cookbookId, ids });

async function inSequence<T>(values: T[], act: (value: T) => Promise<unknown>): Promise<void> {
  for (const value of values) await act(value);
}

test("holds an item once, also when it is added several times", async () => {
  await add(bread, soup);
  await Promise.all([bread, bread, bread, soup].map((itemId) => addItem({ userId: annaId, cookbookId, itemId })));
  expect(await idsInCookbook()).toEqual([bread, soup]);
});

test("saves public items and drafts of the user, and nothing else", async () => {
  const hers = await createRecipe(annaId, "Entwurf", { state: "draft" });
  const his = await createRecipe(jonasId, "Geheim", { state: "draft" });
  const later = await createRecipe(jonasId, "Morgen", { publishedAt: new Date("2999-01-01") });
  const page = await createStory({
    authorId: annaId,
    state: "live",
    isSponsored: false,
    publishedAt: new Date("2026-01-01"),
    storyType: "static_page",
    pageKey: "imprint",
    texts: { de: { slug: "impressum", title: "Impressum", summary: "", keywords: "", body: [] } },
    categoryIds: [],
    tagIds: [],
  });
  await add(hers);
  for (const itemId of [his, later, page, randomUUID()]) {
    await expect(add(itemId)).rejects.toMatchObject({ code: "missing" });
  }
  expect(await idsInCookbook()).toEqual([hers]);
});

test("returns a removed item to its position with its note for a minute", async () => {
  await add(bread, soup, cake);
  await setNote({ userId: annaId, cookbookId, itemId: soup, note: "weniger Salz" });
  await removeItem({ userId: annaId, cookbookId, itemId: soup });
  expect(await idsInCookbook()).toEqual([bread, cake]);
  await add(soup);
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
  await add(soup);
  expect(await listOwnEntries(annaId, cookbookId)).toMatchObject([
    { itemId: bread },
    { itemId: cake },
    { itemId: soup, note: "" },
  ]);
});

test("ignores the removal of an item that is not in the cookbook", async () => {
  await add(bread);
  await removeItem({ userId: annaId, cookbookId, itemId: soup });
  expect(await idsInCookbook()).toEqual([bread]);
});

test("reorders, ignores unknown ids and keeps missing ones at the end", async () => {
  await add(bread, soup, cake);
  await reorder([cake, bread, soup]);
  expect(await idsInCookbook()).toEqual([cake, bread, soup]);
  await reorder([soup, randomUUID(), soup]);
  expect(await idsInCookbook()).toEqual([soup, cake, bread]);
  await reorder([]);
  expect(await idsInCookbook()).toEqual([soup, cake, bread]);
});

test("loses nothing when reordering and adding run at the same time", async () => {
  const known = await fillCookbook(cookbookId, jonasId, 40);
  const added = await Promise.all(Array.from({ length: 5 }, (_, n) => createRecipe(jonasId, `Neu${n}`)));
  await Promise.all([
    reorder(known.toReversed()),
    ...added.map((itemId) => addItem({ userId: annaId, cookbookId, itemId })),
    reorder(known),
    removeItem({ userId: annaId, cookbookId, itemId: known[7] ?? "" }),
  ]);
  const left = await idsInCookbook();
  expect(left.toSorted()).toEqual([...known.filter((_, n) => n !== 7), ...added].toSorted());
  const rows = await db.select({ position: cookbookItems.position }).from(cookbookItems);
  expect(rows.length).toBe(45);
});

test("treats the cookbook of another user like one that does not exist", async () => {
  await add(bread);
  const own = (await createCookbook(jonasId)).id;
  await addItem({ userId: jonasId, cookbookId: own, itemId: soup });
  for (const foreign of [cookbookId, randomUUID()]) {
    const key = { userId: jonasId, cookbookId: foreign, itemId: bread };
    const attempts = [
      () => addItem(key),
      () => removeItem(key),
      () => setNote({ ...key, note: "da" }),
      () => moveItem({ ...key, to: own }),
      () => moveItem({ userId: jonasId, cookbookId: own, itemId: soup, to: foreign }),
      () => undoMoveItem({ ...key, from: own }),
      () => undoMoveItem({ userId: jonasId, cookbookId: own, itemId: soup, from: foreign }),
      () => reorderItems({ ...key, ids: [] }),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: "missing" });
    expect(await listOwnEntries(jonasId, foreign)).toEqual([]);
  }
  expect(await idsInCookbook()).toEqual([bread]);
});

test("limits a cookbook to 1,000 items, also when several are added at once", async () => {
  await fillCookbook(cookbookId, jonasId, limits.items - 1);
  const more = await Promise.all([1, 2, 3, 4, 5].map((n) => createRecipe(jonasId, `Mehr ${n}`)));
  const tries = await Promise.allSettled(
    [bread, soup, cake, ...more].map((itemId) => addItem({ userId: annaId, cookbookId, itemId })),
  );
  expect(tries.filter(({ status }) => status === "fulfilled").length).toBe(1);
  expect(tries.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "bookFull" } });
  const other = (await createCookbook(annaId, "Sonntag")).id;
  const itemId = await createRecipe(jonasId, "Nudeln");
  await addItem({ userId: annaId, cookbookId: other, itemId });
  await expect(moveItem({ userId: annaId, cookbookId: other, itemId, to: cookbookId })).rejects.toMatchObject({
    code: "bookFull",
  });
  expect(await idsInCookbook(other)).toEqual([itemId]);
});

test("lists cookbooks last changed first, with their counts and whether they hold an item", async () => {
  const other = (await createCookbook(annaId, "Sonntag")).id;
  await add(bread, soup);
  const shelf = await listOwnCookbooks({ userId: annaId, locale: "de", itemId: bread });
  expect(shelf).toMatchObject([
    { id: cookbookId, count: 2, hasItem: true },
    { id: other, count: 0, hasItem: false },
  ]);
  expect(await listOwnCookbooks({ userId: annaId, locale: "de", page: 2, pageSize: 1 })).toMatchObject([{ id: other }]);
});

test("keeps an unpublished item for the owner, marked as invisible, and hides it from others", async () => {
  const shown = await createCookbook(annaId, "Offen", { visibility: "public" });
  for (const itemId of [bread, soup]) await addItem({ userId: annaId, cookbookId: shown.id, itemId });
  await setNote({ userId: annaId, cookbookId: shown.id, itemId: soup, note: "mit Brot" });
  await db
    .update(items)
    .set({ expiresAt: new Date("2026-02-01") })
    .where(eq(items.id, bread));
  expect(await listOwnEntries(annaId, shown.id)).toMatchObject([{ isVisible: false }, { isVisible: true }]);
  expect(await getSharedCookbook("de", "offen")).toMatchObject({
    count: 1,
    entries: [{ itemId: soup, note: "mit Brot" }],
  });
});
