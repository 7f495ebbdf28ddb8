import { expect, test } from "vitest";
import { migrateDatabase } from "#lib/platform/db/migrate.ts";
import { createDatabase, query } from "#tests/support/database.ts";
import { migrateUpTo } from "#tests/support/migrations.ts";

const before = `
  insert into users (slug, name, email) values
    ('team-tischlein', 'Team', null), ('nordfang', 'Nordfang', null), ('ofenwarm', 'Own', 'own@tischlein.example'),
    ('anna', 'Anna', 'anna@tischlein.example');
  insert into items (type, state, author_id, published_at)
    select 'recipe', 'live', users.id, now() from users, generate_series(1, 2) where slug = 'team-tischlein';
  insert into recipes (item_id, preparation, servings_amount, utensils, steps) select id, 20, 4, '[]', '[]' from items;
  insert into ratings (user_id, item_id, stars) select users.id, items.id, 5 from users, items where slug = 'nordfang';
  insert into ratings (user_id, item_id, stars)
    select users.id, (select min(id::text)::uuid from items), 2 from users where slug = 'anna';
`;

test("0029 marks the sample accounts, and drops their ratings beside those of users", async () => {
  const { url, drop } = await createDatabase("template0");
  await migrateUpTo(url, "0029_sample_accounts");
  await query(url, before);
  await migrateDatabase(url);
  const samples = await query(url, "select slug from users where is_sample order by slug");
  expect(samples).toEqual([{ slug: "nordfang" }, { slug: "team-tischlein" }]);
  const counts = await query(url, "select rating_count, rating_sum from item_stats order by rating_sum");
  expect(counts).toEqual([
    { rating_count: 1, rating_sum: 2 },
    { rating_count: 1, rating_sum: 5 },
  ]);
  await drop();
}, 30_000);
