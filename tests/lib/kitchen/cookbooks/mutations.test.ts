import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addItem } from "#lib/kitchen/cookbooks/item-mutations.ts";
import { limits } from "#lib/kitchen/cookbooks/limits.ts";
import {
  createUserCookbook,
  deleteCookbook,
  restoreCookbook,
  updateCookbook,
} from "#lib/kitchen/cookbooks/mutations.ts";
import { purgeDeletedCookbooks } from "#lib/kitchen/cookbooks/purge-mutations.ts";
import { getSharedCookbook, listPublicCookbooks, listPublicCookbooksByUser } from "#lib/kitchen/cookbooks/queries.ts";
import { getOwnCookbook, listOwnCookbooks } from "#lib/kitchen/cookbooks/queries-own.ts";
import { db } from "#lib/platform/db/client.ts";
import { type CookbookVisibility, cookbookItems, cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createJonas } from "#tests/support/fixtures.ts";
import { createCookbook, createRecipe } from "./fixtures.ts";

setUpDatabase();

let annaId: string;
let jonasId: string;

beforeEach(async () => {
  await db.delete(users);
  annaId = await createAnna();
  jonasId = await createJonas();
});

const titlesOf = async (userId: string) =>
  (await listOwnCookbooks({ userId, locale: "de" })).map(({ title }) => title).sort();

const setVisibility = (id: string, visibility: CookbookVisibility) =>
  updateCookbook({ userId: annaId, id, locale: "de", visibility });

async function slugOf(userId: string): Promise<string> {
  const [user] = await db.select({ slug: users.slug }).from(users).where(eq(users.id, userId));
  return user?.slug ?? "";
}

const ageDeletion = (id: string) =>
  db.update(cookbooks).set({ deletedAt: sql`now() - interval '61 seconds'` }).where(eq(cookbooks.id, id));

test("creates a private, empty cookbook without an address", async () => {
  const { id } = await createCookbook(annaId);
  expect(await getOwnCookbook(annaId, id, "en")).toMatchObject({
    title: "Unter der Woche",
    visibility: "private",
    slug: null,
    count: 0,
    cover: null,
  });
  expect(await getSharedCookbook("de", id)).toBeNull();
  expect(await findSlug("/cookbooks/[slug]", "de", id)).toBeNull();
});

test("creates a cookbook with an item, or none when the item cannot be saved", async () => {
  const made = { userId: annaId, locale: "de", title: "Brot", summary: "", visibility: "private" } as const;
  const bread = await createRecipe(jonasId, "Brot");
  const { id } = await createUserCookbook({ ...made, item: bread });
  expect(await getOwnCookbook(annaId, id, "de")).toMatchObject({ count: 1 });
  await expect(createUserCookbook({ ...made, item: randomUUID() })).rejects.toMatchObject({ code: "missing" });
  expect(await titlesOf(annaId)).toEqual(["Brot"]);
});

test("creates a cookbook with an id once, also when it was the last one that fits", async () => {
  const made = { userId: annaId, locale: "de", title: "Brot", summary: "", visibility: "private" } as const;
  const others = Array.from({ length: limits.cookbooks - 1 }, () => randomUUID());
  await db.insert(cookbooks).values(others.map((other) => ({ id: other, slug: other, userId: annaId, titles: {} })));
  const id = randomUUID();
  const results = await Promise.all([1, 2].map(() => createUserCookbook({ ...made, id })));
  expect(results).toMatchObject([{ id }, { id }]);
  expect((await titlesOf(annaId)).filter((title) => title === "Brot")).toEqual(["Brot"]);
  await deleteCookbook({ userId: annaId, id });
  expect(await createUserCookbook({ ...made, id })).toMatchObject({ id });
  expect(await getOwnCookbook(annaId, id, "de")).toBeNull();
  await expect(createUserCookbook({ ...made, userId: jonasId, id })).rejects.toMatchObject({ code: "missing" });
});

test("gives a public cookbook an address and takes it away when it becomes private", async () => {
  const { id } = await createCookbook(annaId, "Süßes für Äpfel");
  const published = await updateCookbook({ userId: annaId, id, locale: "de", visibility: "public" });
  expect(published).toEqual({ publicSlugs: ["suesses-fuer-aepfel"] });
  expect(await getSharedCookbook("en", "suesses-fuer-aepfel")).toMatchObject({ title: "Süßes für Äpfel" });
  const changed = await updateCookbook({ userId: annaId, id, locale: "de", visibility: "private" });
  expect(changed).toEqual({ publicSlugs: ["suesses-fuer-aepfel"] });
  expect(await getSharedCookbook("en", "suesses-fuer-aepfel")).toBeNull();
  // The slug is free again, so that it does not reveal the private cookbook.
  expect(await createCookbook(jonasId, "Süßes für Äpfel", { visibility: "public" })).toMatchObject({
    publicSlugs: ["suesses-fuer-aepfel"],
  });
});

test("gives an unlisted cookbook an address that nobody can guess, and lists it nowhere", async () => {
  const { id } = await createCookbook(annaId, "Für Gäste");
  const [slug = ""] = (await setVisibility(id, "unlisted")).publicSlugs;
  expect(slug).toMatch(/^fuer-gaeste-[0-9a-f]{20}$/);
  expect(await findSlug("/cookbooks/[slug]", "en", slug)).toBe(slug);
  expect(await getSharedCookbook("en", slug)).toMatchObject({ title: "Für Gäste", isListed: false });
  expect(await findSlug("/cookbooks/[slug]", "de", id)).toBeNull();
  expect(await listPublicCookbooks("de")).toEqual([]);
  expect(await listPublicCookbooksByUser("de", await slugOf(annaId))).toEqual([]);
  await setVisibility(id, "public");
  await addItem({ userId: annaId, cookbookId: id, itemId: await createRecipe(jonasId, "Linsensuppe") });
  expect(await listPublicCookbooks("de")).toMatchObject([{ title: "Für Gäste", isListed: true }]);
  expect(await listPublicCookbooksByUser("de", await slugOf(annaId))).toHaveLength(1);
});

test("keeps the address of an unlisted cookbook that becomes public, and changes it otherwise", async () => {
  const { id } = await createCookbook(annaId, "Brot", { visibility: "unlisted" });
  const slug = (await getOwnCookbook(annaId, id, "de"))?.slug ?? "";
  expect(await setVisibility(id, "public")).toEqual({ publicSlugs: [slug] });
  // The public address may be known to everyone, so it ends.
  const [before, after = ""] = (await setVisibility(id, "unlisted")).publicSlugs;
  expect([before, await getSharedCookbook("de", slug)]).toEqual([slug, null]);
  expect(after).not.toBe(slug);
  expect(await setVisibility(id, "private")).toEqual({ publicSlugs: [after] });
  expect(await getSharedCookbook("de", after)).toBeNull();
  expect((await setVisibility(id, "unlisted")).publicSlugs).not.toContain(after);
});

test("knows no other visibility", async () => {
  const { id } = await createCookbook(annaId);
  const attempt = db.execute(sql`update cookbooks set visibility = 'friends' where id = ${id}`);
  await expect(attempt).rejects.toMatchObject({ cause: { constraint: "cookbooks_visibility_check" } });
});

test("gives cookbooks with the same title different addresses, also when published at once", async () => {
  const ids = [];
  for (const owner of [annaId, jonasId, annaId, jonasId, annaId, jonasId, annaId, jonasId])
    ids.push([owner, (await createCookbook(owner, "Brot")).id] as const);
  const changed = await Promise.all(
    ids.map(([userId, id]) => updateCookbook({ userId, id, locale: "de", visibility: "public" })),
  );
  expect(changed.flatMap(({ publicSlugs }) => publicSlugs).sort()).toEqual([
    "brot",
    ...[2, 3, 4, 5, 6, 7, 8].map((number) => `brot-${number}`),
  ]);
});

test("gives a title without letters an address", async () => {
  const { publicSlugs } = await createCookbook(annaId, "🥐🥖", { visibility: "public" });
  expect(publicSlugs).toEqual(["cookbook"]);
});

test("keeps the address and the language of the title when renamed", async () => {
  const { id } = await createCookbook(annaId, "Brot", { visibility: "public" });
  await updateCookbook({ userId: annaId, id, locale: "en", title: "Brot und Teig", summary: "Langsam." });
  expect(await getSharedCookbook("de", "brot")).toMatchObject({ title: "Brot und Teig", summary: "Langsam." });
  expect(await getSharedCookbook("en", "brot")).toMatchObject({ title: "Brot und Teig", summary: "Langsam." });
});

test("treats the cookbook of another user like one that does not exist", async () => {
  const { id } = await createCookbook(annaId);
  for (const foreign of [id, randomUUID()]) {
    const key = { userId: jonasId, id: foreign };
    await expect(updateCookbook({ ...key, locale: "de", title: "Meins" })).rejects.toMatchObject({
      code: "missing",
    });
    await expect(deleteCookbook(key)).rejects.toMatchObject({ code: "missing" });
    await expect(restoreCookbook(key)).rejects.toMatchObject({ code: "tooLate" });
    expect(await getOwnCookbook(jonasId, foreign, "de")).toBeNull();
  }
  expect(await titlesOf(annaId)).toEqual(["Unter der Woche"]);
});

test("hides a deleted cookbook and restores it within a minute, but not later", async () => {
  const { id } = await createCookbook(annaId, "Brot", { visibility: "public" });
  expect(await deleteCookbook({ userId: annaId, id })).toEqual({ publicSlugs: ["brot"] });
  expect(await titlesOf(annaId)).toEqual([]);
  expect(await getSharedCookbook("de", "brot")).toBeNull();
  await expect(deleteCookbook({ userId: annaId, id })).rejects.toMatchObject({ code: "missing" });
  await expect(restoreCookbook({ userId: jonasId, id })).rejects.toMatchObject({ code: "tooLate" });
  expect(await restoreCookbook({ userId: annaId, id })).toEqual({ publicSlugs: ["brot"] });
  expect(await getSharedCookbook("de", "brot")).toMatchObject({ title: "Brot" });
  await deleteCookbook({ userId: annaId, id });
  await ageDeletion(id);
  await expect(restoreCookbook({ userId: annaId, id })).rejects.toMatchObject({ code: "tooLate" });
});

test("purges only what can no longer be restored", async () => {
  const [kept, deleted, old] = await Promise.all(["A", "B", "C"].map((title) => createCookbook(annaId, title)));
  for (const gone of [deleted, old]) await deleteCookbook({ userId: annaId, id: gone?.id ?? "" });
  await ageDeletion(old?.id ?? "");
  const itemId = await createRecipe(annaId, "Brot");
  const rows = [kept, deleted].map((one) => ({ cookbookId: one?.id ?? "", itemId, position: 0 }));
  await db.insert(cookbookItems).values(rows);
  await db
    .update(cookbookItems)
    .set({ removedAt: sql`now() - interval '61 seconds'` })
    .where(eq(cookbookItems.cookbookId, kept?.id ?? ""));
  await purgeDeletedCookbooks();
  expect((await db.select({ id: cookbooks.id }).from(cookbooks)).length).toBe(2);
  expect((await db.select().from(cookbookItems)).map(({ cookbookId }) => cookbookId)).toEqual([deleted?.id]);
});

test("purges all that is due, however much it is", async () => {
  const many = Array.from({ length: 501 }, () => randomUUID());
  const deletedAt = sql`now() - interval '61 seconds'`;
  await db
    .insert(cookbooks)
    .values(many.map((id) => ({ id, slug: id, userId: annaId, titles: { de: id }, deletedAt })));
  await purgeDeletedCookbooks();
  expect(await db.$count(cookbooks)).toBe(0);
});

test("limits a user to 200 cookbooks, also when several are created at once", async () => {
  const many = Array.from({ length: limits.cookbooks - 3 }, () => randomUUID());
  await db.insert(cookbooks).values(many.map((id) => ({ id, slug: id, userId: annaId, titles: { de: id } })));
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => createCookbook(annaId)));
  expect(tries.filter(({ status }) => status === "fulfilled").length).toBe(3);
  const refused = tries.find((result) => result.status === "rejected");
  expect(refused).toMatchObject({ reason: { code: "shelfFull" } });
  expect(await db.$count(cookbooks)).toBe(limits.cookbooks);
  // The limit is per user.
  await expect(createCookbook(jonasId)).resolves.toBeTruthy();
});

test("does not restore a cookbook when the user has reached the limit meanwhile", async () => {
  const many = Array.from({ length: limits.cookbooks - 1 }, () => randomUUID());
  const { id } = await createUserCookbook({
    userId: annaId,
    locale: "de",
    title: "A",
    summary: "",
    visibility: "private",
  });
  await db.insert(cookbooks).values(many.map((key) => ({ id: key, slug: key, userId: annaId, titles: { de: key } })));
  await deleteCookbook({ userId: annaId, id });
  await createCookbook(annaId, "B");
  await expect(restoreCookbook({ userId: annaId, id })).rejects.toMatchObject({ code: "shelfFull" });
});

test("hides the cookbooks of a user whose account is being deleted", async () => {
  await createCookbook(annaId, "Brot", { visibility: "public" });
  await db.update(users).set({ deletionRequestedAt: new Date() }).where(eq(users.id, annaId));
  expect(await getSharedCookbook("de", "brot")).toBeNull();
});

test("lists only cookbooks with something to read, and at most three of an owner at a time", async () => {
  const dish = await createRecipe(jonasId, "Linsensuppe");
  const secret = await createRecipe(annaId, "Entwurf", { state: "draft" });
  const create = async (userId: string, title: string, day: number, item?: string) => {
    const { id } = await createUserCookbook({ userId, locale: "de", title, summary: "", visibility: "public", item });
    const createdAt = new Date(Date.UTC(2026, 0, day));
    await db.update(cookbooks).set({ createdAt }).where(eq(cookbooks.id, id));
    return id;
  };
  await create(jonasId, "Von Jonas", 1, dish);
  for (const day of [2, 3, 4, 5]) await create(annaId, `Voll ${day}`, day, dish);
  for (const day of [6, 7, 8]) await create(annaId, `Leer ${day}`, day);
  await create(annaId, "Nur Entwürfe", 9, secret);
  const hidden = await create(annaId, "Verborgen", 10, dish);
  await db.update(cookbooks).set({ hiddenAt: new Date() }).where(eq(cookbooks.id, hidden));
  const titles = (await listPublicCookbooks("de")).map(({ title }) => title);
  expect(titles).toEqual(["Voll 5", "Voll 4", "Voll 3", "Von Jonas"]);
  expect(await listPublicCookbooksByUser("de", await slugOf(annaId))).toHaveLength(8);
});

test("keeps the id of a private cookbook free of the slugs of others", async () => {
  const { id } = await createCookbook(annaId, "Geheim", { visibility: "public" });
  const title = `${id.toUpperCase()}!`;
  const { publicSlugs } = await createUserCookbook({
    userId: jonasId,
    locale: "de",
    title,
    summary: "",
    visibility: "public",
  });
  expect(publicSlugs).toEqual([`id-${id}`]);
  await setVisibility(id, "private");
  expect(await findSlug("/cookbooks/[slug]", "de", id)).toBeNull();
});
