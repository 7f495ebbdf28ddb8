import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { itemStats, likes } from "#lib/platform/db/tables/likes.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

let readers: string[];
let recipes: string[];

beforeEach(async () => {
  await db.execute(sql`truncate users, items cascade`);
  const names = Array.from({ length: 41 }, (_, n) => ({ name: `Reader ${n}`, slug: `reader-${n}` }));
  const [author = "", ...others] = (await db.insert(users).values(names).returning()).map((user) => user.id);
  readers = others;
  const rows = Array.from({ length: 5 }, () => ({ type: "recipe" as const, authorId: author }));
  recipes = (await db.insert(items).values(rows).returning()).map((item) => item.id);
});

/** Stored counts, compared with the actual ones. */
async function counts(): Promise<number[]> {
  const real = sql<number>`(select count(*)::int from likes where likes.item_id = item_stats.item_id)`;
  const rows = await db.select({ kept: itemStats.likeCount, real }).from(itemStats).orderBy(itemStats.itemId);
  expect(rows.map((row) => row.kept)).toEqual(rows.map((row) => row.real));
  return rows.map((row) => row.kept);
}

const like = (userId: string, itemId: string) => db.insert(likes).values({ userId, itemId }).onConflictDoNothing();
const allPairs = () => readers.flatMap((userId) => recipes.map((itemId) => ({ userId, itemId })));

test("starts at zero and counts a repeated like once", async () => {
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  await like(readers[0] ?? "", recipes[0] ?? "");
  await like(readers[0] ?? "", recipes[0] ?? "");
  expect((await counts()).toSorted()).toEqual([0, 0, 0, 0, 1]);
});

test("counts exactly while forty users like and unlike", async () => {
  const pairs = [...allPairs(), ...allPairs().reverse()];
  await Promise.all(
    pairs.map(({ userId, itemId }, n) =>
      n % 3 === 0 ? db.delete(likes).where(sql`user_id = ${userId} and item_id = ${itemId}`) : like(userId, itemId),
    ),
  );
  await counts();
  await Promise.all(allPairs().map(({ userId, itemId }) => like(userId, itemId)));
  expect(await counts()).toEqual([40, 40, 40, 40, 40]);
});

test("removes the likes of deleted users while others like", async () => {
  await db.insert(likes).values(allPairs());
  const deletedUserIds = readers.slice(0, 20);
  await Promise.all([
    db.delete(users).where(inArray(users.id, deletedUserIds.slice(0, 10))),
    ...deletedUserIds.slice(10).map((id) => db.delete(users).where(eq(users.id, id))),
    ...readers.slice(20).map((id) => db.delete(likes).where(eq(likes.userId, id))),
  ]);
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
});

test("follows a deleted item and a truncated table", async () => {
  await db.insert(likes).values(allPairs());
  await db.delete(items).where(eq(items.id, recipes[0] ?? ""));
  expect(await counts()).toEqual([40, 40, 40, 40]);
  await db.execute(sql`truncate likes`);
  expect(await counts()).toEqual([0, 0, 0, 0]);
});

test("rejects a change of the item of a like", async () => {
  await like(readers[0] ?? "", recipes[0] ?? "");
  await expect(db.update(likes).set({ itemId: recipes[1] })).rejects.toThrow();
});

test("reads the newest and the most liked items from an index", async () => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_sort = off`);
    const plan = async (query: SQL) => JSON.stringify((await tx.execute(sql`explain ${query} limit 24`)).rows);
    const newest = sql`select id from items where state = 'live' and type = 'recipe' order by published_at desc, id desc`;
    expect(await plan(newest)).toContain("items_newest_idx");
    const mostLiked = sql`select item_id from item_stats order by like_count desc, item_id desc`;
    expect(await plan(mostLiked)).toContain("item_stats_likes_idx");
  });
});
