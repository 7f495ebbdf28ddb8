import { expect, test } from "vitest";
import { migrateDatabase } from "#lib/platform/db/migrate.ts";
import { createDatabase, query } from "#tests/support/database.ts";
import { readAfter0022, rowAfter0022, rowsBefore0022 } from "#tests/support/database-0021.ts";
import { migrateUpTo } from "#tests/support/migrations.ts";

test("0022 keeps the rows, and the triggers work under new names", async () => {
  const { url, drop } = await createDatabase("template0");
  await migrateUpTo(url, "0022_standard_names");
  await query(url, rowsBefore0022);
  await migrateDatabase(url);
  expect(await query(url, readAfter0022)).toEqual([{ ...rowAfter0022, rating: expect.closeTo(25 / 6, 5) }]);

  await query(url, "update ratings set stars = 1");
  await query(url, "delete from likes");
  const read = "select item_stats.like_count, rating_sum, rating from item_stats join search_docs using (item_id)";
  expect(await query(url, read)).toEqual([{ like_count: 0, rating_sum: 1, rating: expect.closeTo(21 / 6, 5) }]);
  await query(url, "update items set state = 'draft'");
  expect(await query(url, "select published_at from search_docs")).toEqual([{ published_at: null }]);
  expect(await query(url, "select normalize_text('Kürbis', 'de') as text")).toEqual([{ text: "kurbis" }]);
  await drop();
}, 30_000);
