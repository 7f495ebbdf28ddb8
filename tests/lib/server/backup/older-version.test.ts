import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportDatabase, importDatabase } from "#lib/server/backup/backup.ts";
import { createDatabase, query } from "#tests/support/database.ts";
import { readAfter0022, rowAfter0022, rowsBefore0022 } from "#tests/support/database-0021.ts";
import { migrateUpTo } from "#tests/support/migrations.ts";

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tischlein-older-backup-"));
  file = join(folder, "backup.gz");
  const { url, drop } = await createDatabase("template0");
  await migrateUpTo(url, "0022_standard_names");
  await query(url, rowsBefore0022);
  await exportDatabase({ url, dataDir: folder }, file);
  await drop();
}, 30_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const expected = [{ ...rowAfter0022, rating: expect.closeTo(25 / 6, 5) }];

test("migrates a backup of an older version", async () => {
  const { url, drop } = await createDatabase();
  const applied = () => query(url, "select hash from drizzle.__drizzle_migrations order by id");
  const migrations = await applied();
  await importDatabase({ url, dataDir: folder }, file);
  expect(await query(url, readAfter0022)).toEqual(expected);
  expect(await applied()).toEqual(migrations);
  await query(url, "update ratings set stars = 1");
  expect(await query(url, "select rating_sum from item_stats")).toEqual([{ rating_sum: 1 }]);
  await drop();
}, 30_000);

test("migrates it as the owner of the database who is no superuser", async () => {
  const { url, drop } = await createDatabase();
  const role = `owner_${process.pid}_older`;
  const address = new URL(url);
  await query(url, `create role ${role} login`);
  await query(url, `alter database ${address.pathname.slice(1)} owner to ${role}`);
  await query(url, "drop schema public, drizzle cascade; create schema public authorization pg_database_owner");
  address.username = role;
  await importDatabase({ url: address.href, dataDir: folder }, file);
  expect(await query(url, readAfter0022)).toEqual(expected);
  expect(await query(url, "select from pg_trigger where tgenabled <> 'O'")).toEqual([]);
  await drop();
}, 30_000);

test("changes nothing with a damaged backup of an older version", async () => {
  const { url, drop } = await createDatabase();
  await query(url, "insert into users (slug, name) values ('anna', 'Anna')");
  const whole = await readFile(file);
  const half = join(folder, "half.gz");
  await writeFile(half, whole.subarray(0, whole.length / 2));
  await expect(importDatabase({ url, dataDir: folder }, half, true)).rejects.toThrow(/no backup, or not a whole one/);
  expect(await query(url, "select slug from users")).toEqual([{ slug: "anna" }]);
  expect(await query(url, "select from user_preferences")).toEqual([]);
  await drop();
}, 30_000);
