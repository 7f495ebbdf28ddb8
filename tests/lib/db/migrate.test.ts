import { expect, test } from "vitest";
import { migrateDatabase } from "#lib/db/migrate.ts";
import { createDatabase, query } from "#tests/support/database.ts";

test("several processes may migrate at once, and again", async () => {
  const { url, drop } = await createDatabase("template0");
  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(url)));
  await migrateDatabase(url);
  const [row] = await query(url, "select count(*) = count(distinct hash) as once from drizzle.__drizzle_migrations");
  expect(row).toEqual({ once: true });
  await drop();
});

test("a failing migration is told in one line and undone", async () => {
  const { url, drop } = await createDatabase("template0");
  await query(url, "create table users (id int)");
  await expect(migrateDatabase(url)).rejects.toThrow(
    /^A migration failed and was undone: relation "users" already exists\. .+$/,
  );
  expect(await query(url, "select from pg_proc where proname = 'fold'")).toEqual([]);
  await drop();
});

test("a database in another encoding is refused", async () => {
  const { url, drop } = await createDatabase("template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'");
  await expect(migrateDatabase(url)).rejects.toThrow(/SQL_ASCII.+UTF8/);
  await drop();
});
