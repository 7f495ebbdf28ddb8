import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { RecipeInput } from "#lib/content/recipes/schema.ts";
import { deleteRating, setRating } from "#lib/people/ratings/mutations.ts";
import { getRating } from "#lib/people/ratings/queries.ts";
import type { Stars } from "#lib/people/ratings/stars.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { itemStats } from "#lib/platform/db/tables/likes.ts";
import { searchDocs } from "#lib/platform/db/tables/search.ts";
import { importEntry } from "#tests/support/content/import-entry.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createJonas, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();

let cook: string;
let user: string;

beforeAll(async () => {
  cook = await createAnna();
  user = await createJonas();
});
beforeEach(() => db.execute(sql`delete from items`).then(() => undefined));

function recipe(name: string, changes: Partial<RecipeInput> = {}): Promise<string> {
  return createTestRecipe(cook, { texts: { de: recipeTexts(name, name) }, ...changes });
}

const rate = (itemId: string, stars: Stars | null, userId = user) =>
  stars === null ? deleteRating({ userId, itemId }) : setRating({ userId, itemId, stars });

const createSampleUser = (name: string) =>
  importEntry("authors", { key: name.toLowerCase(), name, type: "community", isSample: true });

/** Count and sum of the ratings, and what the search orders by. */
async function ratingStats(itemId: string) {
  const [row] = await db
    .select({ count: itemStats.ratingCount, sum: itemStats.ratingSum, rating: searchDocs.rating })
    .from(itemStats)
    .innerJoin(searchDocs, eq(searchDocs.itemId, itemStats.itemId))
    .where(eq(itemStats.itemId, itemId));
  return row;
}

test("an unrated recipe has no average", async () => {
  expect(await ratingStats(await recipe("a"))).toEqual({ count: 0, sum: 0, rating: null });
});

test("a rating can be changed and removed, and counts once", async () => {
  const id = await recipe("a");
  expect([await rate(id, 5), await rate(id, 5)]).toEqual([true, true]);
  expect(await getRating(user, id)).toBe(5);
  expect(await ratingStats(id)).toEqual({ count: 1, sum: 5, rating: expect.closeTo(25 / 6, 5) });
  await rate(id, 2);
  expect(await getRating(user, id)).toBe(2);
  expect(await ratingStats(id)).toEqual({ count: 1, sum: 2, rating: expect.closeTo(22 / 6, 5) });
  expect([await rate(id, null), await rate(id, null)]).toEqual([true, false]);
  expect(await getRating(user, id)).toBeNull();
  expect(await ratingStats(id)).toEqual({ count: 0, sum: 0, rating: null });
});

test("only public recipes can be rated, and not by their author", async () => {
  const hidden = await Promise.all([
    recipe("draft", { state: "draft", publishedAt: undefined }),
    recipe("submitted", { state: "submitted", publishedAt: undefined }),
    recipe("tomorrow", { publishedAt: new Date(Date.now() + 86_400_000) }),
  ]);
  for (const id of [...hidden, randomUUID()]) expect(await rate(id, 5)).toBe(false);
  const own = await recipe("own");
  expect(await rate(own, 5, cook)).toBe(false);
  expect(await ratingStats(own)).toMatchObject({ count: 0 });
});

test("a rating can be removed from a recipe that is no longer public", async () => {
  const id = await recipe("a");
  await rate(id, 4);
  await db.update(items).set({ state: "draft" }).where(eq(items.id, id));
  expect(await rate(id, 5)).toBe(false);
  expect(await getRating(user, id)).toBe(4);
  expect(await rate(id, null)).toBe(true);
  expect(await ratingStats(id)).toEqual({ count: 0, sum: 0, rating: null });
});

test("the first rating of a user replaces sample ratings, which never return", async () => {
  const [rated, other] = [await recipe("a"), await recipe("b")];
  const samples = await Promise.all(["Eins", "Zwei"].map((name) => createSampleUser(name)));
  for (const userId of samples) for (const id of [rated, other]) await rate(id, 5, userId);
  expect(await ratingStats(rated)).toMatchObject({ count: 2, sum: 10 });
  await rate(rated, 3);
  expect(await ratingStats(rated)).toEqual({ count: 1, sum: 3, rating: expect.closeTo(23 / 6, 5) });
  expect(await ratingStats(other)).toMatchObject({ count: 2, sum: 10 });
  await rate(rated, null);
  expect(await ratingStats(rated)).toEqual({ count: 0, sum: 0, rating: null });
});

test("a rating that is refused leaves sample ratings", async () => {
  const own = await recipe("own");
  await rate(own, 5, await createSampleUser("Drei"));
  expect(await rate(own, 1, cook)).toBe(false);
  expect(await ratingStats(own)).toMatchObject({ count: 1, sum: 5 });
});
