import { expect, test } from "vitest";
import { migrateDatabase } from "#lib/platform/db/migrate.ts";
import { createDatabase, query } from "#tests/support/database.ts";
import { migrateUpTo } from "#tests/support/migrations.ts";

const before = `
  insert into users (slug, name) values ('anna', 'Anna'), ('jonas', 'Jonas');
  insert into items (type, state, author_id, published_at) select 'recipe', 'live', id, now() from users where slug = 'anna';
  insert into recipes (item_id, preparation, servings_amount, utensils, steps) select id, 20, 4, '[]', '[]' from items;
  insert into search_docs (item_id, type, locales, vector, facets, published_at)
    select id, 'recipe', '{de}', '', '{}', published_at from items;
  insert into likes (user_id, item_id) select users.id, items.id from users, items where slug = 'jonas';
`;

test("0018 keeps the rows and counts ratings from then on", async () => {
  const { url, drop } = await createDatabase("template0");
  await migrateUpTo(url, "0018_ratings");
  await query(url, before);
  expect(await query(url, "select from pg_class where relname = 'ratings'")).toEqual([]);
  await migrateDatabase(url);
  const readCounts = () =>
    query(
      url,
      "select item_stats.like_count, rating_count, rating_sum, rating from item_stats join search_docs using (item_id)",
    );
  const unrated = { like_count: 1, rating_count: 0, rating_sum: 0, rating: null };
  expect(await readCounts()).toEqual([unrated]);
  await query(url, "insert into ratings (user_id, item_id, stars) select user_id, item_id, 5 from likes");
  expect(await readCounts()).toEqual([
    { ...unrated, rating_count: 1, rating_sum: 5, rating: expect.closeTo(25 / 6, 5) },
  ]);
  await query(url, "delete from users where slug = 'jonas'");
  expect(await readCounts()).toEqual([{ ...unrated, like_count: 0 }]);
  await drop();
}, 30_000);
