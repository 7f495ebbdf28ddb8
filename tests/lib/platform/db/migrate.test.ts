import { expect, test } from "vitest";
import { migrateDatabase } from "#lib/platform/db/migrate.ts";
import { createDatabase, query } from "#tests/support/database.ts";

test("migrates once with concurrent callers", async () => {
  const { url, drop } = await createDatabase("template0");
  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(url)));
  await migrateDatabase(url);
  const [row] = await query(url, "select count(*) = count(distinct hash) as once from drizzle.__drizzle_migrations");
  expect(row).toEqual({ once: true });
  await drop();
});

test("reports a failed migration in one line and rolls it back", async () => {
  const { url, drop } = await createDatabase("template0");
  await query(url, "create table users (id int)");
  await expect(migrateDatabase(url)).rejects.toThrow(
    /^A migration failed and was undone: relation "users" already exists\. .+$/,
  );
  expect(await query(url, "select from pg_proc where proname = 'normalize_text' or proname = 'fold'")).toEqual([]);
  await drop();
});

test("rejects a database with another encoding", async () => {
  const { url, drop } = await createDatabase("template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'");
  await expect(migrateDatabase(url)).rejects.toThrow(/SQL_ASCII.+UTF8/);
  await drop();
});
