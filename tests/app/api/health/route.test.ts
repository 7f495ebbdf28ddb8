import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { removeProcessSingleton } from "#lib/platform/config/process-singleton.ts";
import { db } from "#lib/platform/db/client.ts";
import { appMetadata } from "#lib/platform/db/tables/app-metadata.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

const env = vi.hoisted(() => ({ DATA_DIR: "" }));
vi.mock("#lib/platform/config/env.ts", async (original) => {
  const actual = await original<{ env: object }>();
  return {
    ...actual,
    env: new Proxy(actual.env, { get: (all, name) => Reflect.get(name === "DATA_DIR" ? env : all, name) }),
  };
});

const { GET } = await import("#app/api/health/route.ts");

beforeEach(async () => {
  env.DATA_DIR = await mkdtemp(join(tmpdir(), "tischlein-health-"));
  removeProcessSingleton("write-probe");
});
afterEach(() => rm(env.DATA_DIR, { recursive: true, force: true }));

const ask = async () => {
  const response = await GET();
  const { status, writes } = await response.json();
  return [response.status, status, writes];
};
const probeTime = () => db.select().from(appMetadata).where(eq(appMetadata.key, "write-probe"));

test("says that changes can be stored, and does not write for each request", async () => {
  expect(await ask()).toEqual([200, "ok", { ok: true }]);
  const written = await probeTime();
  expect(written).toHaveLength(1);
  await Promise.all(Array.from({ length: 20 }, ask));
  expect(await probeTime()).toEqual(written);
});

test.each([
  ["full", "53100"],
  ["read-only", "25006"],
])("says that nothing can be stored in a database that is %s, and serves on", async (_, code) => {
  await db.execute(
    sql.raw(`create function refuse_write() returns trigger language plpgsql as
    $$ begin raise exception 'refused' using errcode = '${code}'; end $$`),
  );
  await db.execute(sql`create trigger refuse_write before insert or update on app_metadata
    for each row execute function refuse_write()`);
  try {
    expect(await ask()).toEqual([200, "read-only", { ok: false }]);
  } finally {
    await db.execute(sql`drop function refuse_write cascade`);
  }
});

test("says that nothing can be stored in the data folder", async () => {
  const folder = env.DATA_DIR;
  env.DATA_DIR = join(folder, "file");
  await writeFile(env.DATA_DIR, "in the way");
  expect(await ask()).toEqual([200, "read-only", { ok: false }]);
  await rm(folder, { recursive: true });
});
