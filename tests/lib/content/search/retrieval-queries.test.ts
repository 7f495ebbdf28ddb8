import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { findTopIds, searchItems } from "#lib/content/search/queries.ts";
import { listTerm } from "#lib/content/search-index/list-terms.ts";
import { updateSearchRanks } from "#lib/content/search-index/update-ranks.ts";
import { db } from "#lib/platform/db/client.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createTestRecipe } from "#tests/support/fixtures.ts";

setUpDatabase();

const all = 2500;
const list = { locale: "de" as const, search: "", listTerms: [listTerm.type("recipe")] };
let byLikes: string[];
let byDate: string[];
let byRating: string[];

beforeAll(async () => {
  const recipe = await createTestRecipe(await createAnna());
  await db.execute(sql`
    insert into items (id, type, state, author_id, picture_id, main_category_id, published_at)
      select md5(number::text)::uuid, type, state, author_id, picture_id, main_category_id, now() - interval '1 hour' * number
      from items, generate_series(2, ${all}) as number where id = ${recipe} order by md5(number::text)`);
  await db.execute(sql`
    insert into search_docs (item_id, type, locales, vector, facets, minutes, published_at)
      select items.id, docs.type, locales, vector, facets, minutes, items.published_at
      from search_docs as docs, items where item_id = ${recipe} and items.id <> item_id`);
  await db.execute(sql`
    insert into item_stats (item_id, like_count) select id, ('x' || left(md5(id::text), 6))::bit(24)::int % 100 from items
      on conflict (item_id) do update set like_count = excluded.like_count`);
  // Half of the items share five ratings, so that likes break many ties.
  await db.execute(sql`
    update search_docs set rating = 3 + ('x' || left(md5(item_id::text || 'stars'), 6))::bit(24)::int % 5 / 5.0
    where ('x' || left(md5(item_id::text || 'rated'), 6))::bit(24)::int % 2 = 0`);
  await updateSearchRanks();
  const ids = async (order: string) =>
    (
      await db.execute<{ id: string }>(sql`select item_id as id from search_docs join item_stats using (item_id)
      order by ${sql.raw(order)} desc, item_id desc`)
    ).rows.map(({ id }) => id);
  byLikes = await ids("item_stats.like_count desc, published_at");
  byDate = await ids("published_at");
  byRating = await ids("rating desc nulls last, item_stats.like_count desc, published_at");
});

test.each(["likes", "newest", "rating"] as const)("of too many hits the first 300 are exact: %s", async (sort) => {
  const found = await searchItems({ ...list, sort, size: 1000 });
  const first = { likes: byLikes, newest: byDate, rating: byRating }[sort].slice(0, 300);
  expect(found).toMatchObject({ isCapped: true, pagination: { count: 1000, pages: 1 } });
  expect(new Set(found?.ids).size).toBe(1000);
  expect(found?.ids.slice(0, 300)).toEqual(first);
  expect(await findTopIds({ ...list, sort, size: 300 })).toEqual(first);
});

test("ties of relevance are broken by likes", async () => {
  const found = await searchItems({ ...list, search: "Käsespätzle", size: 100 });
  expect(found?.ids).toEqual(byLikes.slice(0, 100));
});

test.each(["likes", "rating"] as const)("the first 300 of all recipes by %s are exact", async (sort) => {
  const found = await searchItems({ locale: "de", search: "Rezepte", sort, size: 300 });
  expect(found?.ids).toEqual((sort === "likes" ? byLikes : byRating).slice(0, 300));
});

test("pages of too many hits do not overlap", async () => {
  const pages = [];
  for (let page = 1; page <= 10; page++)
    pages.push(...((await searchItems({ ...list, sort: "rating", page }))?.ids ?? []));
  expect(pages).toEqual(byRating.slice(0, 240));
});
