import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { expect, test } from "vitest";
import { startEmbedded } from "#lib/platform/db/embedded/server.ts";

test("the log of the built-in database has no values of statements that failed", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "tischlein-log-"));
  await chmod(dataDir, 0o755);
  const server = await startEmbedded({ dataDir, durable: false, dieWithParent: true });
  try {
    const client = new Client({ connectionString: server.url });
    await client.connect();
    await client.query("create table people (email text unique)");
    await client.query("insert into people values ($1)", ["anna@example.org"]);
    await expect(client.query("insert into people values ($1)", ["anna@example.org"])).rejects.toThrow("duplicate");
    await expect(client.query("select $1::uuid", ["session-of-anna"])).rejects.toThrow("uuid");
    await client.end();
  } finally {
    await server.stop();
  }
  const log = await readFile(join(dataDir, "postgres.log"), "utf8");
  expect(log).toContain("ready to accept connections");
  expect(log).not.toMatch(/anna/);
  await rm(dataDir, { recursive: true });
});
