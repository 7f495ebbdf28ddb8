import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { changeCookbook, deleteCookbook, restoreCookbook, startCookbook } from "#lib/cookbooks/mutations.ts";
import { getOwnCookbook, listOwnCookbooks } from "#lib/cookbooks/own-books.ts";
import { getPublicCookbook } from "#lib/cookbooks/queries.ts";
import { limits } from "#lib/cookbooks/schema.ts";
import { sweepCookbooks } from "#lib/cookbooks/sweep.ts";
import { db } from "#lib/db/client.ts";
import { cookbookItems, cookbooks } from "#lib/db/tables/cookbooks.ts";
import { users } from "#lib/db/tables/users.ts";
import { findSlug } from "#lib/i18n/slugs.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { anna, jonas } from "#tests/support/kitchen.ts";
import { book, recipe } from "./shelf.ts";

ownDatabase();

let annaId: string;
let jonasId: string;

beforeEach(async () => {
  await db.delete(users);
  annaId = await anna();
  jonasId = await jonas();
});

const titlesOf = async (userId: string) =>
  (await listOwnCookbooks({ userId, locale: "de" })).map(({ title }) => title).sort();

const ageDeletion = (id: string) =>
  db.update(cookbooks).set({ deletedAt: sql`now() - interval '61 seconds'` }).where(eq(cookbooks.id, id));

test("a new cookbook is private, empty and without an address", async () => {
  const { id } = await book(annaId);
  expect(await getOwnCookbook(annaId, id, "en")).toMatchObject({
    title: "Unter der Woche",
    visibility: "private",
    slug: null,
    count: 0,
    cover: null,
  });
  expect(await getPublicCookbook("de", id)).toBeNull();
  expect(await findSlug("/cookbooks/[slug]", "de", id)).toBeNull();
});

test("made with something in it, it is there with it or not at all", async () => {
  const made = { userId: annaId, locale: "de", title: "Brot", summary: "", visibility: "private" } as const;
  const bread = await recipe(jonasId, "Brot");
  const { id } = await startCookbook({ ...made, item: bread });
  expect(await getOwnCookbook(annaId, id, "de")).toMatchObject({ count: 1 });
  await expect(startCookbook({ ...made, item: randomUUID() })).rejects.toMatchObject({ problem: "missing" });
  expect(await titlesOf(annaId)).toEqual(["Brot"]);
});

test("public it has an address of its own; private again it has none", async () => {
  const { id } = await book(annaId, "Süßes für Äpfel");
  const published = await changeCookbook({ userId: annaId, id, locale: "de", visibility: "public" });
  expect(published).toEqual({ shown: ["suesses-fuer-aepfel"] });
  expect(await getPublicCookbook("en", "suesses-fuer-aepfel")).toMatchObject({ title: "Süßes für Äpfel" });
  const changed = await changeCookbook({ userId: annaId, id, locale: "de", visibility: "private" });
  expect(changed).toEqual({ shown: ["suesses-fuer-aepfel"] });
  expect(await getPublicCookbook("en", "suesses-fuer-aepfel")).toBeNull();
  // And nothing tells anybody that there is such a cookbook.
  expect(await book(jonasId, "Süßes für Äpfel", { visibility: "public" })).toMatchObject({
    shown: ["suesses-fuer-aepfel"],
  });
});

test("two of the same title have two addresses, also when published at once", async () => {
  const ids = [];
  for (const owner of [annaId, jonasId, annaId, jonasId, annaId, jonasId, annaId, jonasId])
    ids.push([owner, (await book(owner, "Brot")).id] as const);
  const changed = await Promise.all(
    ids.map(([userId, id]) => changeCookbook({ userId, id, locale: "de", visibility: "public" })),
  );
  expect(changed.flatMap(({ shown }) => shown).sort()).toEqual([
    "brot",
    ...[2, 3, 4, 5, 6, 7, 8].map((number) => `brot-${number}`),
  ]);
});

test("a title without letters still leads to an address", async () => {
  const { shown } = await book(annaId, "🥐🥖", { visibility: "public" });
  expect(shown).toEqual(["cookbook"]);
});

test("renaming keeps the address, and the language the title is in", async () => {
  const { id } = await book(annaId, "Brot", { visibility: "public" });
  await changeCookbook({ userId: annaId, id, locale: "en", title: "Brot und Teig", summary: "Langsam." });
  expect(await getPublicCookbook("de", "brot")).toMatchObject({ title: "Brot und Teig", summary: "Langsam." });
  expect(await getPublicCookbook("en", "brot")).toMatchObject({ title: "Brot und Teig", summary: "Langsam." });
});

test("somebody else's cookbook is exactly as missing as none", async () => {
  const { id } = await book(annaId);
  for (const foreign of [id, randomUUID()]) {
    const key = { userId: jonasId, id: foreign };
    await expect(changeCookbook({ ...key, locale: "de", title: "Meins" })).rejects.toMatchObject({
      problem: "missing",
    });
    await expect(deleteCookbook(key)).rejects.toMatchObject({ problem: "missing" });
    await expect(restoreCookbook(key)).rejects.toMatchObject({ problem: "tooLate" });
    expect(await getOwnCookbook(jonasId, foreign, "de")).toBeNull();
  }
  expect(await titlesOf(annaId)).toEqual(["Unter der Woche"]);
});

test("a deleted cookbook is gone everywhere, comes back whole within a minute, and not after it", async () => {
  const { id } = await book(annaId, "Brot", { visibility: "public" });
  expect(await deleteCookbook({ userId: annaId, id })).toEqual({ shown: ["brot"] });
  expect(await titlesOf(annaId)).toEqual([]);
  expect(await getPublicCookbook("de", "brot")).toBeNull();
  await expect(deleteCookbook({ userId: annaId, id })).rejects.toMatchObject({ problem: "missing" });
  await expect(restoreCookbook({ userId: jonasId, id })).rejects.toMatchObject({ problem: "tooLate" });
  expect(await restoreCookbook({ userId: annaId, id })).toEqual({ shown: ["brot"] });
  expect(await getPublicCookbook("de", "brot")).toMatchObject({ title: "Brot" });
  await deleteCookbook({ userId: annaId, id });
  await ageDeletion(id);
  await expect(restoreCookbook({ userId: annaId, id })).rejects.toMatchObject({ problem: "tooLate" });
});

test("the sweep takes what is beyond recall, and nothing else", async () => {
  const [kept, deleted, old] = await Promise.all(["A", "B", "C"].map((title) => book(annaId, title)));
  for (const gone of [deleted, old]) await deleteCookbook({ userId: annaId, id: gone?.id ?? "" });
  await ageDeletion(old?.id ?? "");
  const itemId = await recipe(annaId, "Brot");
  const rows = [kept, deleted].map((one) => ({ cookbookId: one?.id ?? "", itemId, position: 0 }));
  await db.insert(cookbookItems).values(rows);
  await db
    .update(cookbookItems)
    .set({ removedAt: sql`now() - interval '61 seconds'` })
    .where(eq(cookbookItems.cookbookId, kept?.id ?? ""));
  await sweepCookbooks();
  expect((await db.select({ id: cookbooks.id }).from(cookbooks)).length).toBe(2);
  expect((await db.select().from(cookbookItems)).map(({ cookbookId }) => cookbookId)).toEqual([deleted?.id]);
});

test("a shelf holds 200 cookbooks, however many are made at once", async () => {
  const many = Array.from({ length: limits.books - 3 }, () => randomUUID());
  await db.insert(cookbooks).values(many.map((id) => ({ id, slug: id, userId: annaId, titles: { de: id } })));
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => book(annaId)));
  expect(tries.filter(({ status }) => status === "fulfilled").length).toBe(3);
  const refused = tries.find((result) => result.status === "rejected");
  expect(refused).toMatchObject({ reason: { problem: "shelfFull" } });
  expect(await db.$count(cookbooks)).toBe(limits.books);
  // Another reader's shelf has room.
  await expect(book(jonasId)).resolves.toBeTruthy();
});

test("what was deleted does not come back when its place has been taken", async () => {
  const many = Array.from({ length: limits.books - 1 }, () => randomUUID());
  const { id } = await startCookbook({ userId: annaId, locale: "de", title: "A", summary: "", visibility: "private" });
  await db.insert(cookbooks).values(many.map((key) => ({ id: key, slug: key, userId: annaId, titles: { de: key } })));
  await deleteCookbook({ userId: annaId, id });
  await book(annaId, "B");
  await expect(restoreCookbook({ userId: annaId, id })).rejects.toMatchObject({ problem: "shelfFull" });
});

test("cookbooks of somebody who is leaving are shown to nobody", async () => {
  await book(annaId, "Brot", { visibility: "public" });
  await db.update(users).set({ deletionRequestedAt: new Date() }).where(eq(users.id, annaId));
  expect(await getPublicCookbook("de", "brot")).toBeNull();
});
