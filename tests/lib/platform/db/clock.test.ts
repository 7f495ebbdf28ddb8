import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setDatabaseClock } from "#lib/platform/db/clock.ts";
import { type EmbeddedServer, startEmbedded } from "#lib/platform/db/embedded/server.ts";
import { migrateDatabase } from "#lib/platform/db/migrate.ts";
import { query } from "#tests/support/database.ts";

const dayMs = 86_400_000;
const aheadMs = 400 * dayMs;

let folder: string;
let server: EmbeddedServer;

// A cluster of its own: the clock counts for a whole one.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tischlein-clock-"));
  server = await startEmbedded({ dataDir: folder, durable: false, dieWithParent: true });
  await setDatabaseClock(server.url, aheadMs);
  await migrateDatabase(server.url);
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Days by which an instant is ahead of the machine, rounded. */
const daysAhead = (instant: Date | undefined) => Math.round(((instant?.getTime() ?? 0) - Date.now()) / dayMs);

test("statements, functions, triggers and defaults tell the time of the site", async () => {
  await setDatabaseClock(server.url, aheadMs);
  const [told] = await query<Record<string, Date>>(
    server.url,
    "select now(), clock_timestamp() as clock, statement_timestamp() as statement, transaction_timestamp() as transaction",
  );
  for (const instant of Object.values(told ?? {})) expect(daysAhead(instant)).toBe(400);
  const [row] = await query<{ created: Date }>(
    server.url,
    "insert into users (slug, name) values ('anna', 'Anna') returning created_at as created",
  );
  expect(daysAhead(row?.created)).toBe(400);
  // 1299 is the number of PostgreSQL's own now().
  const machineDefaults = await query(
    server.url,
    "select adrelid::regclass from pg_attrdef where adbin::text ~ 'funcid 1299 '",
  );
  expect(machineDefaults).toEqual([]);
});

test("no table lies in the schema of the clock", async () => {
  const rows = await query(server.url, "select tablename from pg_tables where schemaname = 'site_clock'");
  expect(rows).toEqual([]);
});

test("the clock can be set again", async () => {
  await setDatabaseClock(server.url, -3 * dayMs);
  const [told] = await query<{ now: Date }>(server.url, "select now()");
  expect(daysAhead(told?.now)).toBe(-3);
});

test("a database that was used with a clock is not used without one", async () => {
  await expect(setDatabaseClock(server.url, null)).rejects.toThrow(/SITE_CLOCK.*DATA_DIR/);
});
