import { beforeAll, expect, test } from "vitest";
import { countCards } from "#lib/content/cards/queries.ts";
import { searchItems } from "#lib/content/search/queries.ts";
import { fillDatabase } from "#tests/bench/database/fill.ts";
import { sizeFor } from "#tests/bench/database/steps.ts";
import { query, setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

/** Small, but more than one search reads. */
const size = sizeFor(3000);
let url: string;

beforeAll(async () => {
  url = process.env.DATABASE_URL ?? "";
  await fillDatabase(url, size, () => {});
}, 120_000);

async function count(statement: string): Promise<number> {
  const [row] = await query<{ count: number }>(url, `select count(*)::int as count from ${statement}`);
  return row?.count ?? -1;
}

test("creates the requested number of rows", async () => {
  expect(await count("bench.made join items using (id) join search_docs on item_id = id")).toBe(size.items);
  expect(await count("likes")).toBeGreaterThanOrEqual(size.likes * 0.95);
  expect(await count("ratings")).toBeGreaterThan(size.items);
  expect(await count("bench.people join users using (id)")).toBe(size.users);
  expect(await count("cookbooks")).toBe(200);
});

test("creates no orphans and correct counters", async () => {
  const orphans = [
    "item_texts",
    "recipes",
    "recipe_ingredients",
    "recipe_required_ingredients",
    "item_categories",
    "item_tags",
    "item_stats",
    "search_docs",
    "likes",
    "ratings",
    "cookbook_items",
  ];
  for (const table of orphans) {
    expect(await count(`${table} where not exists (select from items where id = item_id)`), table).toBe(0);
  }
  expect(await count("items where not exists (select from users where id = author_id)")).toBe(0);
  expect(
    await count("item_stats where like_count <> (select count(*) from likes where likes.item_id = item_stats.item_id)"),
  ).toBe(0);
  const rated = "(select count(*), coalesce(sum(stars), 0) from ratings where ratings.item_id = item_stats.item_id)";
  expect(await count(`item_stats where (rating_count, rating_sum) <> ${rated}`)).toBe(0);
  expect(
    await count(
      "search_docs join item_stats using (item_id) where rating is distinct from weighted_rating(rating_sum, rating_count)",
    ),
  ).toBe(0);
  for (const table of ["item_categories", "item_tags", "recipe_ingredients", "search_docs"]) {
    const since = "case when state = 'live' then items.published_at end";
    expect(
      await count(`${table} join items on id = item_id where ${table}.published_at is distinct from ${since}`),
      table,
    ).toBe(0);
  }
});

test("restores every index and does not fill the database twice", async () => {
  expect(await count("pg_indexes where indexname like 'search_docs%idx'")).toBe(11);
  expect(await count("pg_constraint where conname = 'likes_user_id_item_id_pk'")).toBe(1);
  const said: string[] = [];
  await fillDatabase(url, size, (line) => said.push(line));
  expect(said).toEqual([]);
});

test("limits lists and searches and reports the limit", async () => {
  expect(await countCards({ locale: "de", type: "recipe" })).toEqual({ count: 960, isCapped: true });
  const found = await searchItems({ locale: "de", search: "", listTerms: ["type:recipe"], sort: "newest" });
  expect(found).toMatchObject({ isCapped: true, pagination: { count: 1000 } });
  const [newest] = await query<{ id: string }>(
    url,
    "select id from items where type = 'recipe' and state = 'live' and published_at <= now() order by published_at desc, id desc limit 1",
  );
  expect(found?.ids[0]).toBe(newest?.id);
  const liked = await searchItems({ locale: "de", search: "", listTerms: ["type:recipe"], sort: "likes" });
  const [most] = await query<{ id: string }>(
    url,
    "select item_id as id from item_stats order by like_count desc, item_id desc limit 1",
  );
  expect(liked?.ids[0]).toBe(most?.id);
  const rated = await searchItems({ locale: "de", search: "", listTerms: ["type:recipe"], sort: "rating" });
  const best = await query<{ id: string }>(
    url,
    `select item_id as id from search_docs join item_stats using (item_id) where search_docs.published_at <= now()
      order by rating desc nulls last, item_stats.like_count desc, published_at desc limit 24`,
  );
  expect(rated?.ids).toEqual(best.map(({ id }) => id));
});
