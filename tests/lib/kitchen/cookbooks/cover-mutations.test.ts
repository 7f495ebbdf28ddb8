import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { setCoverFromItem } from "#lib/kitchen/cookbooks/cover-mutations.ts";
import { addItem } from "#lib/kitchen/cookbooks/item-mutations.ts";
import { getSharedCookbook } from "#lib/kitchen/cookbooks/queries.ts";
import { getOwnCookbook } from "#lib/kitchen/cookbooks/queries-own.ts";
import { db } from "#lib/platform/db/client.ts";
import { cookbookItems, cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { createReader, createUpload } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createCookbook, createRecipe } from "./fixtures.ts";

setUpDatabase();

let ownerId: string;
let strangerId: string;
let id: string;

beforeEach(async () => {
  [ownerId, strangerId] = [await createReader(), await createReader()];
  id = (await createCookbook(ownerId, "Brot", { visibility: "public" })).id;
});

/** Adds a recipe with an upload of its author to the cookbook. */
async function addDish(authorId: string) {
  const pictureId = await createUpload(authorId);
  const itemId = await createRecipe(authorId, "Brot", { pictureId });
  await addItem({ userId: ownerId, cookbookId: id, itemId });
  return { itemId, pictureId };
}

const hide = (itemId: string) => db.update(items).set({ state: "rejected" }).where(eq(items.id, itemId));

/** The covers that other readers and the owner see. */
async function listCovers() {
  const [book] = await db.select({ slug: cookbooks.slug }).from(cookbooks).where(eq(cookbooks.id, id));
  const [shared, own] = [await getSharedCookbook("de", book?.slug ?? ""), await getOwnCookbook(ownerId, id, "de")];
  return [shared?.cover?.id, own?.cover?.id];
}

test("a cover comes from an item that is public or the owner's", async () => {
  const [dish, ownDish] = [await addDish(strangerId), await addDish(ownerId)];
  const setCover = (itemId: string) => setCoverFromItem({ userId: ownerId, id, itemId });
  await setCover(dish.itemId);
  expect(await listCovers()).toEqual([dish.pictureId, dish.pictureId]);
  await setCover(ownDish.itemId);
  await hide(dish.itemId);
  await hide(ownDish.itemId);
  await expect(setCover(dish.itemId)).rejects.toMatchObject({ code: "missing" });
  await setCover(ownDish.itemId);
  expect(await listCovers()).toEqual([undefined, ownDish.pictureId]);
});

test("a cover is shown while its item is, in the cookbook or not, else that of the first item", async () => {
  const [chosen, other] = [await addDish(strangerId), await addDish(strangerId)];
  await setCoverFromItem({ userId: ownerId, id, itemId: chosen.itemId });
  await hide(chosen.itemId);
  expect(await listCovers()).toEqual([other.pictureId, other.pictureId]);
  const isEntry = and(eq(cookbookItems.cookbookId, id), eq(cookbookItems.itemId, chosen.itemId));
  await db.delete(cookbookItems).where(isEntry);
  expect(await listCovers()).toEqual([other.pictureId, other.pictureId]);
  await db.update(items).set({ state: "live", pictureId: null }).where(eq(items.id, chosen.itemId));
  expect(await listCovers()).toEqual([other.pictureId, other.pictureId]);
  await db.update(items).set({ pictureId: chosen.pictureId }).where(eq(items.id, chosen.itemId));
  expect(await listCovers()).toEqual([chosen.pictureId, chosen.pictureId]);
});

test("a cover of the owner's own is shown beside any items", async () => {
  const coverId = await createUpload(ownerId);
  await addDish(strangerId);
  await db.update(cookbooks).set({ coverId }).where(eq(cookbooks.id, id));
  expect(await listCovers()).toEqual([coverId, coverId]);
});
