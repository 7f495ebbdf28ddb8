import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { countEvent, countSearch, takeCounts } from "#lib/business/statistics/counts.ts";
import { deleteOldStatistics } from "#lib/business/statistics/purge-mutations.ts";
import { itemEventSchema } from "#lib/business/statistics/schema.ts";
import { storeCounts, storePendingCounts } from "#lib/business/statistics/store-mutations.ts";
import { startStoringCounts } from "#lib/business/statistics/storing.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { itemStatistics, searchStatistics } from "#lib/platform/db/tables/statistics/daily-counts.ts";
import { createDish } from "#tests/lib/people/comments/fixtures.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

let dish: string;
beforeEach(async () => {
  takeCounts();
  await db.execute(sql`truncate item_statistics, search_statistics`);
  dish = await createDish();
  const steps = JSON.stringify([{}, {}, {}]);
  await db.execute(sql`update recipes set steps = ${steps}::jsonb where item_id = ${dish}`);
});

const listStored = async () =>
  (await db.select().from(itemStatistics).orderBy(itemStatistics.measure, itemStatistics.step)).map(
    ({ day, itemId, measure, step, count }) => [day, itemId, measure, step, count],
  );

test("stores the counts of a day in Berlin, and adds to them", async () => {
  const night = new Date("2026-11-25T23:30:00Z");
  for (let i = 0; i < 2; i++) {
    countEvent({ event: "read", id: dish }, night);
    countEvent({ event: "cook_stop", id: dish, step: 3 }, night);
    await storePendingCounts();
  }
  expect(await listStored()).toEqual([
    ["2026-11-26", dish, "cook_stop", 3, 2],
    ["2026-11-26", dish, "read", 0, 2],
  ]);
});

test("counts an id in any case as the same, so that no page can keep counts from being stored", async () => {
  for (const id of [dish, dish.toUpperCase()]) countEvent(itemEventSchema.parse({ event: "read", id }));
  await storePendingCounts();
  expect(await listStored()).toMatchObject([[expect.any(String), dish, "read", 0, 2]]);
});

test("leaves out what does not exist: items, steps, cook mode of a story", async () => {
  const [story] = await db
    .insert(items)
    .values({ type: "article", state: "live", publishedAt: new Date(0), authorId: await authorOf(dish) })
    .returning();
  const draft = await createDish();
  await db.execute(sql`update items set state = 'draft' where id = ${draft}`);
  const id = story?.id ?? "";
  countEvent({ event: "read", id: randomUUID() });
  countEvent({ event: "read", id: draft });
  countEvent({ event: "cook_stop", id: dish, step: 4 });
  countEvent({ event: "cook_start", id });
  countEvent({ event: "read", id });
  await storePendingCounts();
  expect((await listStored()).map(([, item, measure]) => [item, measure])).toEqual([[id, "read"]]);
});

async function authorOf(item: string): Promise<string> {
  const { rows } = await db.execute<{ author: string }>(sql`select author_id as author from items where id = ${item}`);
  return rows[0]?.author ?? "";
}

test("fifty processes that store at once lose nothing", { timeout: 60_000 }, async () => {
  const dishes = [dish, ...(await Promise.all(Array.from({ length: 4 }, () => createDish())))];
  await db.execute(sql`update recipes set steps = ${JSON.stringify([{}, {}, {}])}::jsonb`);
  const batches = Array.from({ length: 50 }, (_, n) => {
    // Each process has seen the items in another order.
    const order = dishes.map((_, index) => dishes[(index * 3 + n) % dishes.length] ?? "");
    for (const id of order) {
      countEvent({ event: "read", id });
      countEvent({ event: "cook_stop", id, step: (n % 3) + 1 });
    }
    for (const query of n % 2 ? ["ananas", "zimt"] : ["zimt", "ananas"]) {
      countSearch({ locale: "de", query, count: 1, closestCount: n });
    }
    return takeCounts();
  });
  await Promise.all(batches.map(storeCounts));
  const { rows } = await db.execute<{ measure: string; sum: number; rows: number }>(
    sql`select measure, sum(count)::int as sum, count(*)::int as rows from item_statistics group by measure order by 1`,
  );
  expect(rows).toEqual([
    { measure: "cook_stop", sum: 250, rows: 15 },
    { measure: "read", sum: 250, rows: 5 },
  ]);
  const searches = await db.select().from(searchStatistics).orderBy(searchStatistics.query);
  expect(searches.map(({ query, count }) => [query, count])).toEqual([
    ["ananas", 50],
    ["zimt", 50],
  ]);
});

test("what could not be stored is stored later", async () => {
  countEvent({ event: "read", id: dish });
  await db.execute(sql`alter table item_statistics rename to elsewhere`);
  await expect(storePendingCounts()).rejects.toThrow();
  countEvent({ event: "read", id: dish });
  await db.execute(sql`alter table elsewhere rename to item_statistics`);
  await storePendingCounts();
  expect((await listStored()).map(([, , , , count]) => count)).toEqual([2]);
});

test("the end of a process stores what is left", async () => {
  const stop = startStoringCounts();
  countEvent({ event: "read", id: dish });
  process.emit("SIGTERM");
  await expect.poll(async () => (await listStored()).length).toBe(1);
  countEvent({ event: "cook_start", id: dish });
  await stop();
  expect(await listStored()).toHaveLength(2);
});

const listCounts = async () => (await listStored()).map(([, , measure, , count]) => [measure, count]);

/** What a reader does to the dish, and how it is taken back. */
const measured = {
  comment: {
    make: (user: string) =>
      sql`insert into comments (item_id, author_id, kind, text, locale) values (${dish}, ${user}, 'tip', 'Gut.', 'de')`,
    takeBack: sql`delete from comments`,
  },
  like: {
    make: (user: string) => sql`insert into likes (user_id, item_id) values (${user}, ${dish})`,
    takeBack: sql`delete from likes`,
  },
  rating: {
    make: (user: string) => sql`insert into ratings (user_id, item_id, stars) values (${user}, ${dish}, 4)`,
    takeBack: sql`delete from ratings`,
  },
  save: {
    make: (user: string) => sql`
      with made as (
        insert into cookbooks (slug, user_id, titles) values (${randomUUID()}, ${user}, '{"de": "Buch"}') returning id)
      insert into cookbook_items (cookbook_id, item_id, position) select id, ${dish}, 0 from made`,
    takeBack: sql`delete from cookbook_items`,
  },
};

test("likes, saves, ratings and comments are counted by day", async () => {
  const author = await authorOf(dish);
  for (const { make } of Object.values(measured)) await db.execute(make(author));
  await db.execute(sql`update ratings set stars = 5`);
  expect(await listCounts()).toEqual([
    ["comment", 1],
    ["like", 1],
    ["rating", 1],
    ["save", 1],
  ]);
});

test.each(Object.entries(measured))(
  "a %s that is made and taken back again and again counts once",
  async (name, one) => {
    const author = await authorOf(dish);
    for (let times = 0; times < 50; times++) {
      await db.execute(one.takeBack);
      await db.execute(one.make(author));
    }
    expect(await listCounts()).toEqual([[name, 1]]);
    await db.execute(one.takeBack);
    expect(await listCounts()).toEqual([]);
  },
);

test("what is taken back is taken from its day in Berlin alone, however much at once", async () => {
  const readers = [await authorOf(dish), (await createMember()).id, (await createMember()).id];
  const other = await createDish();
  const like = (reader: string | undefined, item: string, time: string) =>
    db.execute(sql`insert into likes (user_id, item_id, created_at) values (${reader}, ${item}, ${time})`);
  for (const reader of readers) await like(reader, dish, "2026-11-25T23:30Z");
  await like(readers[0], other, "2026-11-25T22:30Z");
  await like(readers[1], other, "2026-11-26T12:00Z");
  const listDays = async () => (await listStored()).map(([day, item, , , count]) => [day, item, count]).toSorted();
  const expected = (...rows: unknown[][]) => rows.toSorted();
  const kept = [
    ["2026-11-25", other, 1],
    ["2026-11-26", other, 1],
  ];
  expect(await listDays()).toEqual(expected(["2026-11-26", dish, 3], ...kept));
  await db.execute(sql`delete from likes where user_id = ${readers[0]}`);
  expect(await listDays()).toEqual(expected(["2026-11-26", dish, 2], ["2026-11-26", other, 1]));
  await db.execute(sql`delete from likes`);
  expect(await listDays()).toEqual([]);
});

test("what is taken back after its day is no longer stored changes nothing", async () => {
  await db.execute(measured.like.make(await authorOf(dish)));
  await db.execute(sql`truncate item_statistics`);
  await db.execute(measured.like.takeBack);
  expect(await listStored()).toEqual([]);
});

test("old counts and those of deleted items are deleted", async () => {
  const rows = (day: string) => sql`
    insert into item_statistics (day, item_id, measure, count) values (${day}::date, ${dish}, 'read', 1)`;
  const { rows: days } = await db.execute<{ kept: string; old: string; keptSearch: string; oldSearch: string }>(sql`
    with today as (select (now() at time zone 'Europe/Berlin')::date as day)
    select (day - interval '13 months')::date::text as kept, (day - interval '13 months 1 day')::date::text as old,
      (day - 90)::text as "keptSearch", (day - 91)::text as "oldSearch" from today`);
  const { kept = "", old = "", keptSearch = "", oldSearch = "" } = days[0] ?? {};
  await db.execute(rows(kept));
  await db.execute(rows(old));
  await db.insert(itemStatistics).values({ day: kept, itemId: randomUUID(), measure: "read", count: 1 });
  for (const day of [keptSearch, oldSearch]) {
    await db.insert(searchStatistics).values({ day, locale: "de", query: "zimt", count: 1 });
  }
  await deleteOldStatistics();
  expect((await listStored()).map(([day, item]) => [day, item])).toEqual([[kept, dish]]);
  expect((await db.select().from(searchStatistics)).map(({ day }) => day)).toEqual([keptSearch]);
});
