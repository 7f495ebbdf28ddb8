import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { expect, test } from "vitest";
import { migrateDatabase } from "#lib/db/migrate.ts";
import { createDatabase, query } from "#tests/support/database.ts";

const folder = join(import.meta.dirname, "../../../lib/db/migrations");

interface Journal {
  entries: { tag: string }[];
}

/** Brings an empty database to what it was before the migration of this name. */
async function migrateUpTo(url: string, tag: string): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), "migrations-"));
  await cp(folder, copy, { recursive: true });
  const file = join(copy, "meta/_journal.json");
  const journal: Journal = JSON.parse(await readFile(file, "utf8"));
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  const client = new Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle({ client }), { migrationsFolder: copy });
  await client.end();
  await rm(copy, { recursive: true });
}

const before = `
  insert into users (slug, name) values ('anna', 'Anna'), ('jonas', 'Jonas');
  insert into items (type, state, author_id, published_at) select 'recipe', 'live', id, now() from users where slug = 'anna';
  insert into recipes (item_id, preparation, servings_amount, utensils, steps) select id, 20, 4, '[]', '[]' from items;
  insert into search_docs (item_id, type, locales, vector, facets, published_at)
    select id, 'recipe', '{de}', '', '{}', published_at from items;
  insert into likes (user_id, item_id) select users.id, items.id from users, items where slug = 'jonas';
`;

test("a database from before ratings keeps what it has, and counts from then on", async () => {
  const { url, drop } = await createDatabase("template0");
  await migrateUpTo(url, "0018_ratings");
  await query(url, before);
  expect(await query(url, "select from pg_class where relname = 'ratings'")).toEqual([]);
  await migrateDatabase(url);
  const standing = () =>
    query(
      url,
      "select item_stats.like_count, rating_count, rating_sum, rating from item_stats join search_docs using (item_id)",
    );
  const unrated = { like_count: 1, rating_count: 0, rating_sum: 0, rating: null };
  expect(await standing()).toEqual([unrated]);
  await query(url, "insert into ratings (user_id, item_id, stars) select user_id, item_id, 5 from likes");
  expect(await standing()).toEqual([{ ...unrated, rating_count: 1, rating_sum: 5, rating: expect.closeTo(25 / 6, 5) }]);
  await query(url, "delete from users where slug = 'jonas'");
  expect(await standing()).toEqual([{ ...unrated, like_count: 0 }]);
  await drop();
}, 30_000);
