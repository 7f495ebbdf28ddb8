import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { findItemStatistics } from "#lib/business/statistics/item-queries.ts";
import { getTotals, listItemCounts, listReads } from "#lib/business/statistics/queries.ts";
import { listFailedSearches } from "#lib/business/statistics/search-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { type ItemMeasure, itemStatistics, searchStatistics } from "#lib/platform/db/tables/statistics/daily-counts.ts";
import { createDish } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

const period = { from: "2026-11-20", to: "2026-11-26", days: 7 as const };
let soup: string;
let cake: string;

beforeAll(async () => {
  [cake, soup] = [await createDish(), await createDish()];
  await db.execute(sql`update recipe_texts set steps = '[{"heading":"Rösten","text":"Alles."},{"heading":"","text":"Fertig."}]'
    where item_id = ${soup}`);
  await db.execute(sql`delete from item_statistics`);
  const add = (itemId: string, day: string, measure: ItemMeasure, count: number, step = 0) => ({
    itemId,
    day,
    measure,
    count,
    step,
  });
  await db
    .insert(itemStatistics)
    .values([
      add(soup, "2026-11-20", "read", 5),
      add(soup, "2026-11-26", "read", 2),
      add(soup, "2026-11-19", "read", 90),
      add(soup, "2026-11-21", "cook_start", 6),
      add(soup, "2026-11-21", "cook_finish", 2),
      add(soup, "2026-11-21", "cook_stop", 1, 1),
      add(soup, "2026-11-22", "cook_stop", 2, 2),
      add(cake, "2026-11-22", "read", 3),
      add(cake, "2026-11-22", "like", 4),
      add(randomUUID(), "2026-11-22", "read", 50),
    ]);
  await db.insert(searchStatistics).values([
    { day: "2026-11-20", locale: "de", query: "zimt", count: 3, closestCount: 1 },
    { day: "2026-11-21", locale: "de", query: "zimt", count: 4, closestCount: 2 },
    { day: "2026-11-21", locale: "en", query: "zimt", count: 3 },
    { day: "2026-11-19", locale: "de", query: "alt", count: 9 },
  ]);
});

test("items are listed by a count of the period, without deleted ones", async () => {
  const byReads = await listItemCounts("de", period, { order: "read", page: 1, authorId: null });
  expect(byReads.data.map(({ id, read, like }) => [id, read, like])).toEqual([
    [soup, 7, 0],
    [cake, 3, 4],
  ]);
  expect(byReads.data[0]?.title).not.toBe("");
  expect(byReads.meta.pagination).toEqual({ page: 1, pages: 1, count: 2 });
  const byLikes = await listItemCounts("de", period, { order: "like", page: 9, authorId: null });
  expect(byLikes.data.map(({ id }) => id)).toEqual([cake, soup]);
  // Neither has been saved.
  const bySaves = await listItemCounts("de", period, { order: "save", page: 1, authorId: null });
  expect(bySaves.data.map(({ id }) => id)).toEqual([soup, cake]);
});

test("reads are listed for each day, also without any", async () => {
  expect((await listReads(period, { itemId: soup })).map(({ count }) => count)).toEqual([5, 0, 0, 0, 0, 0, 2]);
  expect((await getTotals(period, null)).like).toBe(4);
});

test("an item has its counts, and its steps where cook mode was left", async () => {
  const found = await findItemStatistics("de", soup, period, null);
  expect(found?.counts).toMatchObject({ read: 7, cook_start: 6 });
  expect(found?.cooking).toEqual({
    started: 6,
    finished: 2,
    steps: [
      { text: { heading: "Rösten", text: "Alles." }, stopped: 1 },
      { text: { heading: "", text: "Fertig." }, stopped: 2 },
    ],
  });
  expect(await findItemStatistics("de", randomUUID(), period, null)).toBeNull();
});

test("an author has the counts of their own items only", async () => {
  const { rows } = await db.execute<{ author: string }>(sql`select author_id as author from items where id = ${soup}`);
  const author = rows[0]?.author ?? "";
  const stranger = randomUUID();
  const { data } = await listItemCounts("de", period, { order: "read", page: 1, authorId: author });
  expect(data.map(({ id }) => id)).toEqual([soup]);
  expect((await getTotals(period, author)).read).toBe(7);
  expect((await listReads(period, { authorId: stranger })).every(({ count }) => count === 0)).toBe(true);
  expect((await getTotals(period, stranger)).read).toBe(0);
  expect((await listItemCounts("de", period, { order: "read", page: 1, authorId: stranger })).data).toEqual([]);
  expect(await findItemStatistics("de", soup, period, stranger)).toBeNull();
  expect((await findItemStatistics("de", soup, period, author))?.id).toBe(soup);
});

test("searches without a result are listed by their number", async () => {
  const { data, meta } = await listFailedSearches(period, 1);
  expect(data).toEqual([
    { locale: "de", query: "zimt", count: 7, closestCount: 2 },
    { locale: "en", query: "zimt", count: 3, closestCount: 0 },
  ]);
  expect(meta.pagination.count).toBe(2);
});
