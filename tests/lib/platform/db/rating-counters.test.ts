import { eq, inArray, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { indexItems } from "#lib/content/search-index/index-items.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { itemStats, likes } from "#lib/platform/db/tables/likes.ts";
import { ratings } from "#lib/platform/db/tables/ratings.ts";
import { searchDocs } from "#lib/platform/db/tables/search.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();
vi.setConfig({ testTimeout: 30_000 });

let readers: string[];
let recipes: string[];

beforeEach(async () => {
  await db.execute(sql`truncate users, items cascade`);
  const names = Array.from({ length: 51 }, (_, n) => ({ name: `Reader ${n}`, slug: `reader-${n}` }));
  const [author = "", ...others] = (await db.insert(users).values(names).returning()).map((user) => user.id);
  readers = others;
  const texts = (n: number) => ({ texts: { de: recipeTexts(`topf-${n}`, `Topf ${n}`) } });
  recipes = await Promise.all([1, 2, 3, 4, 5].map((n) => createTestRecipe(author, texts(n))));
});

interface RatingCount {
  count: number;
  sum: number;
}

/** Stored counts, compared with the actual ones and with the rating in search_docs. */
async function readCounts(): Promise<RatingCount[]> {
  const { rows } = await db.execute<{
    kept: RatingCount;
    real: RatingCount;
    rating: number | null;
    weighted: number | null;
  }>(sql`
    select json_build_object('count', rating_count, 'sum', rating_sum) as kept, search_docs.rating, real,
      ((real->>'sum')::int + 20)::float8 / nullif((real->>'count')::int, 0) * (real->>'count')::int
        / ((real->>'count')::int + 5) as weighted
    from item_stats join search_docs using (item_id),
      lateral (select json_build_object('count', count(*), 'sum', coalesce(sum(stars), 0)) as real
        from ratings where ratings.item_id = item_stats.item_id) as counted
    order by item_id`);
  for (const { kept, real, rating, weighted } of rows) {
    expect(kept).toEqual(real);
    expect(rating).toEqual(weighted === null ? null : expect.closeTo(weighted, 4));
  }
  return rows.map(({ kept }) => kept);
}

const allPairs = () => readers.flatMap((userId) => recipes.map((itemId) => ({ userId, itemId })));
const rate = (userId: string, itemId: string, stars: number) =>
  db
    .insert(ratings)
    .values({ userId, itemId, stars })
    .onConflictDoUpdate({ target: [ratings.userId, ratings.itemId], set: { stars } });
const deleteRating = (userId: string, itemId: string) =>
  db.delete(ratings).where(sql`user_id = ${userId} and item_id = ${itemId}`);
const rateAll = (stars = 4) => db.insert(ratings).values(allPairs().map((pair) => ({ ...pair, stars })));
const all = (count: number, sum: number) => recipes.map(() => ({ count, sum }));

test("counts exactly while fifty users rate, change and delete ratings", async () => {
  const pairs = [...allPairs(), ...allPairs().reverse(), ...allPairs()];
  await Promise.all(
    pairs.map(({ userId, itemId }, n) =>
      n % 3 === 0 ? deleteRating(userId, itemId) : rate(userId, itemId, 1 + (n % 5)),
    ),
  );
  await readCounts();
  await Promise.all(allPairs().map(({ userId, itemId }) => rate(userId, itemId, 5)));
  expect(await readCounts()).toEqual(all(50, 250));
});

test("does not deadlock on statements about many recipes", async () => {
  await rateAll();
  const [first = [], second = []] = [recipes, recipes.toReversed()];
  const change = (userId: string, n: number) =>
    db.execute(sql`update ratings set stars = ${1 + (n % 5)} where user_id = ${userId}`);
  await Promise.all([
    ...readers.slice(0, 20).map(change),
    ...readers.slice(20, 30).map((id) => db.delete(ratings).where(eq(ratings.userId, id))),
    ...readers.slice(30, 40).map((id) => db.delete(users).where(eq(users.id, id))),
    ...[first, second, first, second].map((ids) => db.transaction((tx) => indexItems(tx, ids))),
    ...readers.slice(40).flatMap((id) => recipes.map((itemId) => rate(id, itemId, 2))),
  ]);
  expect((await readCounts()).map(({ count }) => count)).toEqual(recipes.map(() => 30));
});

test("removes the ratings of deleted users", async () => {
  await rateAll();
  await Promise.all([
    db.delete(users).where(inArray(users.id, readers.slice(0, 10))),
    ...readers.slice(10, 20).map((id) => db.delete(users).where(eq(users.id, id))),
    ...readers.slice(20).map((id) => db.delete(ratings).where(eq(ratings.userId, id))),
  ]);
  expect(await readCounts()).toEqual(all(0, 0));
});

test("deletes likes and ratings while their recipe is deleted", async () => {
  await rateAll();
  await db.insert(likes).values(allPairs());
  const deleteLike = (userId: string, itemId: string) =>
    db.delete(likes).where(sql`user_id = ${userId} and item_id = ${itemId}`);
  for (const id of recipes) {
    const deletions = readers.flatMap((userId) => [deleteRating(userId, id), deleteLike(userId, id)]);
    await Promise.all([...deletions.slice(0, 20), db.delete(items).where(eq(items.id, id)), ...deletions.slice(20)]);
  }
  expect(await readCounts()).toEqual([]);
});

test("follows a deleted recipe and a truncated table", async () => {
  await rateAll();
  await db.delete(items).where(eq(items.id, recipes[0] ?? ""));
  expect(await readCounts()).toEqual(all(50, 200).slice(1));
  expect(await db.$count(ratings)).toBe(200);
  await db.execute(sql`truncate ratings`);
  expect(await readCounts()).toEqual(all(0, 0).slice(1));
});

test("counts a rating at its new recipe", async () => {
  const [from = "", to = ""] = recipes;
  await rate(readers[0] ?? "", from, 5);
  await db.update(ratings).set({ itemId: to, stars: 3 });
  expect((await readCounts()).filter(({ count }) => count > 0)).toEqual([{ count: 1, sum: 3 }]);
});

test("rejects impossible ratings and counts", async () => {
  for (const stars of [0, 6, -1]) await expect(rate(readers[0] ?? "", recipes[0] ?? "", stars)).rejects.toThrow();
  await expect(db.update(itemStats).set({ ratingCount: 1, ratingSum: 6 })).rejects.toThrow();
});

test("keeps the rating when a recipe is indexed again", async () => {
  await rateAll(5);
  await indexItems(db, recipes);
  expect(await readCounts()).toEqual(all(50, 250));
  await db.delete(searchDocs);
  await indexItems(db, recipes);
  expect(await readCounts()).toEqual(all(50, 250));
});

test("weights one rating less than three hundred and stays above one star", async () => {
  const rows = await db.execute(sql`
    select weighted_rating(5, 1) as one, weighted_rating(1440, 300) as many, weighted_rating(0, 0) as none,
      weighted_rating(1000000, 1000000) as worst`);
  expect(rows.rows).toEqual([
    { one: expect.closeTo(25 / 6, 5), many: expect.closeTo(1460 / 305, 5), none: null, worst: expect.closeTo(1, 3) },
  ]);
});
