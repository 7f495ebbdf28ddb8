import { eq, inArray, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { db } from "#lib/db/client.ts";
import { items } from "#lib/db/tables/items.ts";
import { itemStats, likes } from "#lib/db/tables/likes.ts";
import { ratings } from "#lib/db/tables/ratings.ts";
import { searchDocs } from "#lib/db/tables/searches.ts";
import { users } from "#lib/db/tables/users.ts";
import { indexItems } from "#lib/search/index-items.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { kaesespaetzle, words } from "#tests/support/kitchen.ts";

ownDatabase();
vi.setConfig({ testTimeout: 30_000 });

let readers: string[];
let recipes: string[];

beforeEach(async () => {
  await db.execute(sql`truncate users, items cascade`);
  const names = Array.from({ length: 51 }, (_, n) => ({ name: `Reader ${n}`, slug: `reader-${n}` }));
  const [author = "", ...others] = (await db.insert(users).values(names).returning()).map((user) => user.id);
  readers = others;
  const texts = (n: number) => ({ texts: { de: words(`topf-${n}`, `Topf ${n}`) } });
  recipes = await Promise.all([1, 2, 3, 4, 5].map((n) => kaesespaetzle(author, texts(n))));
});

interface Standing {
  count: number;
  sum: number;
}

/** Counts as they are kept and as they really are, and what the search orders by: all have to agree. */
async function standings(): Promise<Standing[]> {
  const { rows } = await db.execute<{
    kept: Standing;
    real: Standing;
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

const everyPair = () => readers.flatMap((userId) => recipes.map((itemId) => ({ userId, itemId })));
const rate = (userId: string, itemId: string, stars: number) =>
  db
    .insert(ratings)
    .values({ userId, itemId, stars })
    .onConflictDoUpdate({ target: [ratings.userId, ratings.itemId], set: { stars } });
const takeBack = (userId: string, itemId: string) =>
  db.delete(ratings).where(sql`user_id = ${userId} and item_id = ${itemId}`);
const rateAll = (stars = 4) => db.insert(ratings).values(everyPair().map((pair) => ({ ...pair, stars })));
const all = (count: number, sum: number) => recipes.map(() => ({ count, sum }));

test("fifty readers who rate, change and take back at once are counted exactly", async () => {
  const pairs = [...everyPair(), ...everyPair().reverse(), ...everyPair()];
  await Promise.all(
    pairs.map(({ userId, itemId }, n) => (n % 3 === 0 ? takeBack(userId, itemId) : rate(userId, itemId, 1 + (n % 5)))),
  );
  await standings();
  await Promise.all(everyPair().map(({ userId, itemId }) => rate(userId, itemId, 5)));
  expect(await standings()).toEqual(all(50, 250));
});

test("statements about many recipes do not wait for each other in a circle", async () => {
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
  expect((await standings()).map(({ count }) => count)).toEqual(recipes.map(() => 30));
});

test("deleted accounts take their ratings along", async () => {
  await rateAll();
  await Promise.all([
    db.delete(users).where(inArray(users.id, readers.slice(0, 10))),
    ...readers.slice(10, 20).map((id) => db.delete(users).where(eq(users.id, id))),
    ...readers.slice(20).map((id) => db.delete(ratings).where(eq(ratings.userId, id))),
  ]);
  expect(await standings()).toEqual(all(0, 0));
});

test("readers take back hearts and stars while what they have given them to is deleted", async () => {
  await rateAll();
  await db.insert(likes).values(everyPair());
  const takeBackLike = (userId: string, itemId: string) =>
    db.delete(likes).where(sql`user_id = ${userId} and item_id = ${itemId}`);
  for (const id of recipes) {
    const taken = readers.flatMap((userId) => [takeBack(userId, id), takeBackLike(userId, id)]);
    await Promise.all([...taken.slice(0, 20), db.delete(items).where(eq(items.id, id)), ...taken.slice(20)]);
  }
  expect(await standings()).toEqual([]);
});

test("a removed recipe and an emptied table leave nothing behind", async () => {
  await rateAll();
  await db.delete(items).where(eq(items.id, recipes[0] ?? ""));
  expect(await standings()).toEqual(all(50, 200).slice(1));
  expect(await db.$count(ratings)).toBe(200);
  await db.execute(sql`truncate ratings`);
  expect(await standings()).toEqual(all(0, 0).slice(1));
});

test("a rating that moves is counted where it is", async () => {
  const [from = "", to = ""] = recipes;
  await rate(readers[0] ?? "", from, 5);
  await db.update(ratings).set({ itemId: to, stars: 3 });
  expect((await standings()).filter(({ count }) => count > 0)).toEqual([{ count: 1, sum: 3 }]);
});

test("a rating nobody can have given is not stored", async () => {
  for (const stars of [0, 6, -1]) await expect(rate(readers[0] ?? "", recipes[0] ?? "", stars)).rejects.toThrow();
  await expect(db.update(itemStats).set({ ratingCount: 1, ratingSum: 6 })).rejects.toThrow();
});

test("what is indexed again keeps its ratings, even from nothing", async () => {
  await rateAll(5);
  await indexItems(db, recipes);
  expect(await standings()).toEqual(all(50, 250));
  await db.delete(searchDocs);
  await indexItems(db, recipes);
  expect(await standings()).toEqual(all(50, 250));
});

test("one enthusiast does not beat three hundred, and nobody is below one star", async () => {
  const rows = await db.execute(sql`
    select weighted_rating(5, 1) as one, weighted_rating(1440, 300) as many, weighted_rating(0, 0) as none,
      weighted_rating(1000000, 1000000) as worst`);
  expect(rows.rows).toEqual([
    { one: expect.closeTo(25 / 6, 5), many: expect.closeTo(1460 / 305, 5), none: null, worst: expect.closeTo(1, 3) },
  ]);
});
