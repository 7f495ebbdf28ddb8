import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addItem, setNote } from "#lib/kitchen/cookbooks/item-mutations.ts";
import { limits } from "#lib/kitchen/cookbooks/limits.ts";
import { moveItem, moveItemToNewCookbook, undoMoveItem } from "#lib/kitchen/cookbooks/move-mutations.ts";
import { getOwnCookbook, listOwnCookbooks, listOwnEntries } from "#lib/kitchen/cookbooks/queries-own.ts";
import { db } from "#lib/platform/db/client.ts";
import { cookbookItems, cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
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

async function inSequence<T>(values: T[], act: (value: T) => Promise<unknown>): Promise<void> {
  for (const value of values) await act(value);
}

test("moves an item with its note", async () => {
  const other = (await createCookbook(annaId, "Sonntag")).id;
  await add(bread, soup);
  await setNote({ userId: annaId, cookbookId, itemId: bread, note: "mit Roggen" });
  await moveItem({ userId: annaId, cookbookId, itemId: bread, to: other });
  expect(await idsInCookbook()).toEqual([soup]);
  expect(await listOwnEntries(annaId, other)).toMatchObject([{ itemId: bread, note: "mit Roggen" }]);
});

test("merges a moved item with the one in the target and keeps the note there", async () => {
  const other = (await createCookbook(annaId, "Sonntag")).id;
  await add(bread, soup);
  for (const itemId of [bread, soup]) await addItem({ userId: annaId, cookbookId: other, itemId });
  await setNote({ userId: annaId, cookbookId, itemId: bread, note: "hier" });
  await setNote({ userId: annaId, cookbookId, itemId: soup, note: "hier" });
  await setNote({ userId: annaId, cookbookId: other, itemId: bread, note: "dort" });
  for (const itemId of [bread, soup]) await moveItem({ userId: annaId, cookbookId, itemId, to: other });
  expect(await idsInCookbook()).toEqual([]);
  expect(await listOwnEntries(annaId, other)).toMatchObject([{ note: "dort" }, { note: "hier" }]);
});

test("undoes a move to the old position, with the current note", async () => {
  const other = (await createCookbook(annaId, "Sonntag")).id;
  await add(bread, soup, cake);
  await setNote({ userId: annaId, cookbookId, itemId: soup, note: "weniger Salz" });
  const [, { savedAt } = {}] = await listOwnEntries(annaId, cookbookId);
  await moveItem({ userId: annaId, cookbookId, itemId: soup, to: other });
  await setNote({ userId: annaId, cookbookId: other, itemId: soup, note: "gar kein Salz" });
  await undoMoveItem({ userId: annaId, cookbookId, itemId: soup, from: other });
  expect(await idsInCookbook(other)).toEqual([]);
  expect(await listOwnEntries(annaId, cookbookId)).toMatchObject([
    { itemId: bread },
    { itemId: soup, note: "gar kein Salz", savedAt },
    { itemId: cake },
  ]);
});

test("keeps an item that was in the target before the move when the move is undone", async () => {
  const other = (await createCookbook(annaId, "Sonntag")).id;
  await add(bread, soup);
  await addItem({ userId: annaId, cookbookId: other, itemId: bread });
  await setNote({ userId: annaId, cookbookId: other, itemId: bread, note: "dort" });
  await setNote({ userId: annaId, cookbookId, itemId: bread, note: "hier" });
  await moveItem({ userId: annaId, cookbookId, itemId: bread, to: other });
  await undoMoveItem({ userId: annaId, cookbookId, itemId: bread, from: other });
  expect(await listOwnEntries(annaId, cookbookId)).toMatchObject([{ itemId: bread, note: "hier" }, { itemId: soup }]);
  expect(await listOwnEntries(annaId, other)).toMatchObject([{ itemId: bread, note: "dort" }]);
});

test("undoes a move within a minute, and once", async () => {
  const other = (await createCookbook(annaId, "Sonntag")).id;
  await add(bread);
  await moveItem({ userId: annaId, cookbookId, itemId: bread, to: other });
  await db.update(cookbookItems).set({ removedAt: sql`${cookbookItems.removedAt} - interval '61 seconds'` });
  const back = () => undoMoveItem({ userId: annaId, cookbookId, itemId: bread, from: other });
  await expect(back()).rejects.toMatchObject({ code: "tooLate" });
  expect(await idsInCookbook(other)).toEqual([bread]);
  await moveItem({ userId: annaId, cookbookId: other, itemId: bread, to: cookbookId });
  await expect(back()).rejects.toMatchObject({ code: "tooLate" });
  expect(await idsInCookbook()).toEqual([bread]);
});

test("does not deadlock when two cookbooks exchange their items", async () => {
  const other = (await createCookbook(annaId, "Sonntag")).id;
  const here = await fillCookbook(cookbookId, jonasId, 8);
  const there = await fillCookbook(other, jonasId, 8);
  await Promise.all([
    ...here.map((itemId) => moveItem({ userId: annaId, cookbookId, itemId, to: other })),
    ...there.map((itemId) => moveItem({ userId: annaId, cookbookId: other, itemId, to: cookbookId })),
  ]);
  expect((await idsInCookbook()).toSorted()).toEqual(there.toSorted());
  expect((await idsInCookbook(other)).toSorted()).toEqual(here.toSorted());
});

const newCookbook = () => ({ id: randomUUID(), title: "Sonntag", locale: "de" }) as const;
const titles = async () => (await listOwnCookbooks({ userId: annaId, locale: "de" })).map(({ title }) => title).sort();

test("moves an item with its note into a new, private cookbook", async () => {
  await add(bread, soup);
  await setNote({ userId: annaId, cookbookId, itemId: bread, note: "mit Roggen" });
  const made = newCookbook();
  await moveItemToNewCookbook({ userId: annaId, cookbookId, itemId: bread, newCookbook: made });
  expect(await idsInCookbook()).toEqual([soup]);
  expect(await listOwnEntries(annaId, made.id)).toMatchObject([{ itemId: bread, note: "mit Roggen" }]);
  expect(await getOwnCookbook(annaId, made.id, "de")).toMatchObject({ title: "Sonntag", visibility: "private" });
});

test("creates no cookbook when the item cannot be moved or there are too many", async () => {
  await expect(
    moveItemToNewCookbook({ userId: annaId, cookbookId, itemId: bread, newCookbook: newCookbook() }),
  ).rejects.toMatchObject({ code: "missing" });
  expect(await titles()).toEqual(["Unter der Woche"]);
  await add(bread);
  const others = Array.from({ length: limits.cookbooks - 1 }, () => randomUUID());
  await db.insert(cookbooks).values(others.map((id) => ({ id, slug: id, userId: annaId, titles: {} })));
  await expect(
    moveItemToNewCookbook({ userId: annaId, cookbookId, itemId: bread, newCookbook: newCookbook() }),
  ).rejects.toMatchObject({ code: "shelfFull" });
  expect(await idsInCookbook()).toEqual([bread]);
});

test("undoing a move into a new cookbook deletes it, unless it holds something by then", async () => {
  await add(bread, soup);
  const [empty, filled] = [newCookbook(), newCookbook()];
  await moveItemToNewCookbook({ userId: annaId, cookbookId, itemId: bread, newCookbook: empty });
  await undoMoveItem({ userId: annaId, cookbookId, itemId: bread, from: empty.id, deletesFrom: true });
  expect(await getOwnCookbook(annaId, empty.id, "de")).toBeNull();
  await moveItemToNewCookbook({ userId: annaId, cookbookId, itemId: bread, newCookbook: filled });
  await addItem({ userId: annaId, cookbookId: filled.id, itemId: cake });
  await undoMoveItem({ userId: annaId, cookbookId, itemId: bread, from: filled.id, deletesFrom: true });
  expect(await idsInCookbook(filled.id)).toEqual([cake]);
  expect(await idsInCookbook()).toEqual([bread, soup]);
});
