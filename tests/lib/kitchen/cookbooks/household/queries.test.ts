import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { shareInHousehold } from "#lib/kitchen/cookbooks/household/mutations.ts";
import { getHouseholdCookbook, listHouseholdCookbooks } from "#lib/kitchen/cookbooks/household/queries.ts";
import { addItem } from "#lib/kitchen/cookbooks/item-mutations.ts";
import { deleteCookbook, updateCookbook } from "#lib/kitchen/cookbooks/mutations.ts";
import { getOwnCookbook, listOwnEntries } from "#lib/kitchen/cookbooks/queries-own.ts";
import { db } from "#lib/platform/db/client.ts";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { householdMembers } from "#lib/platform/db/tables/plus/households.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createCookbook, createRecipe } from "../fixtures.ts";

setUpDatabase();

let owner: string;
let member: string;
let sibling: string;
let stranger: string;
let book: string;
let recipe: string;

beforeEach(async () => {
  [owner, member, sibling, stranger] = (await Promise.all(
    Array.from({ length: 4 }, async () => (await createMember()).id),
  )) as [string, string, string, string];
  await db.insert(householdMembers).values([
    { memberId: member, ownerId: owner },
    { memberId: sibling, ownerId: owner },
  ]);
  book = (await createCookbook(member, "Suppen")).id;
  recipe = await createRecipe(member, "Brühe");
  await addItem({ userId: member, cookbookId: book, itemId: recipe });
});

const titles = async (userId: string) => (await listHouseholdCookbooks(userId, "de")).map(({ title }) => title);

test("a shared cookbook is read by the household alone, with its public entries", async () => {
  const draft = await createRecipe(member, "Entwurf", { state: "draft", publishedAt: undefined });
  await addItem({ userId: member, cookbookId: book, itemId: draft });
  await shareInHousehold(member, book, true);
  for (const reader of [owner, sibling]) {
    expect(await titles(reader)).toEqual(["Suppen"]);
    const cookbook = await getHouseholdCookbook(reader, book, "de");
    expect(cookbook).toMatchObject({ title: "Suppen", href: `/de/profile/haushalt/${book}`, count: 1 });
    expect(cookbook?.entries.map(({ itemId }) => itemId)).toEqual([recipe]);
  }
  // Its owner reads it as an own one; for others it is like a missing one.
  for (const reader of [member, stranger]) {
    expect(await titles(reader)).toEqual([]);
    expect(await getHouseholdCookbook(reader, book, "de")).toBeNull();
    expect(await getHouseholdCookbook(reader, randomUUID(), "de")).toBeNull();
  }
});

test("nothing is shared by itself, and sharing ends with the flag, the membership or the cookbook", async () => {
  expect(await titles(owner)).toEqual([]);
  await shareInHousehold(member, book, true);
  await shareInHousehold(member, book, false);
  expect(await titles(owner)).toEqual([]);
  await shareInHousehold(member, book, true);
  await db.delete(householdMembers).where(eq(householdMembers.memberId, member));
  expect(await titles(owner)).toEqual([]);
  await db.insert(householdMembers).values({ memberId: member, ownerId: owner });
  expect(await titles(owner)).toEqual(["Suppen"]);
  await deleteCookbook({ userId: member, id: book });
  expect([await titles(owner), await getHouseholdCookbook(owner, book, "de")]).toEqual([[], null]);
});

test("a cookbook that editors have hidden is hidden from the household, too", async () => {
  await shareInHousehold(member, book, true);
  await db.update(cookbooks).set({ hiddenAt: new Date() }).where(eq(cookbooks.id, book));
  expect([await titles(owner), await getHouseholdCookbook(owner, book, "de")]).toEqual([[], null]);
});

test("the cookbooks of a banned user are hidden", async () => {
  await shareInHousehold(member, book, true);
  await db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, member));
  expect(await titles(owner)).toEqual([]);
});

test("who reads a cookbook does not change it, and only its owner shares it", async () => {
  await shareInHousehold(member, book, true);
  const missing = { code: "missing" };
  for (const id of [book, randomUUID()]) {
    await expect(updateCookbook({ userId: owner, id, locale: "de", title: "Meins" })).rejects.toMatchObject(missing);
    await expect(addItem({ userId: owner, cookbookId: id, itemId: recipe })).rejects.toMatchObject(missing);
    await expect(shareInHousehold(owner, id, false)).rejects.toMatchObject(missing);
    expect([await getOwnCookbook(owner, id, "de"), await listOwnEntries(owner, id)]).toEqual([null, []]);
  }
  expect(await titles(owner)).toEqual(["Suppen"]);
});
