import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startOldPostgres } from "#tests/support/old-postgres.ts";
import { findFreePort, type Site, startSite, waitForExit } from "#tests/support/supervised-site.ts";

const waitOptions = { timeout: 20_000, interval: 50 };

let folder: string;
let environment: Record<string, string>;
let startedSites: Site[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tischlein-front-"));
  await chmod(folder, 0o755);
  environment = { PORT: await findFreePort(), DATA_DIR: join(folder, "data") };
  startedSites = [];
});

afterEach(async () => {
  for (const site of startedSites) site.process.kill("SIGTERM");
  for (const site of startedSites) await waitForExit(site.process);
  const postgres = await postgresPid();
  if (postgres) process.kill(postgres, "SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

function start(serve?: string[], uid?: number): Site {
  const site = startSite(environment, { serve, uid });
  startedSites.push(site);
  return site;
}

async function waitUntilReady(site: Site): Promise<Site> {
  await vi.waitFor(() => expect(site.output()).toContain(`Tischlein: ${site.url}\n`), waitOptions);
  return site;
}

async function fetchCount(site: Site, method = "GET"): Promise<{ count: number; pid: number }> {
  const response = await fetch(site.url, { method });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return (await response.json()) as { count: number; pid: number };
}

async function postgresPid(): Promise<number> {
  const text = await readFile(join(folder, "data", "postgres", "postmaster.pid"), "utf8").catch(() => "0");
  return Number(text.split("\n")[0]);
}

/**
 * Writes rows until a write fails.
 *
 * @param onFirst called once the first row is confirmed
 * @returns the number of confirmed rows
 */
async function writeUntilFailure(site: Site, onFirst: () => void): Promise<number> {
  for (let confirmedCount = 0; ; confirmedCount++) {
    const isWritten = await fetchCount(site, "POST").then(
      () => true,
      () => false,
    );
    if (!isWritten) return confirmedCount;
    if (confirmedCount === 0) onFirst();
  }
}

/** Kills `victim` during writes. All confirmed rows have to remain, and at most one more. */
async function killWhileWriting(site: Site, victim: number): Promise<{ min: number; max: number }> {
  const { count } = await fetchCount(site);
  const confirmedCount = await writeUntilFailure(site, () => setTimeout(() => process.kill(victim, "SIGKILL"), 50));
  expect(confirmedCount).toBeGreaterThan(0);
  return { min: count + confirmedCount, max: count + confirmedCount + 1 };
}

function expectBetween(count: number, { min, max }: { min: number; max: number }): void {
  expect(count).toBeGreaterThanOrEqual(min);
  expect(count).toBeLessThanOrEqual(max);
}

describe("a running site", { timeout: 60_000 }, () => {
  test("starts, and stops together with its database", async () => {
    const site = await waitUntilReady(start());
    expect(await fetchCount(site, "POST")).toMatchObject({ count: 1 });
    site.process.kill("SIGTERM");
    expect(await waitForExit(site.process)).toBe(0);
    expect(await postgresPid()).toBe(0);
    await expect(fetchCount(site)).rejects.toThrow();
    expect(await fetchCount(await waitUntilReady(start()))).toMatchObject({ count: 1 });
  });

  test("prints the folder of emails without a mail server", async () => {
    const sentence = `Mails are written to ${join(folder, "data", "mail")}, because SMTP_URL is not set.\n`;
    const site = await waitUntilReady(start());
    expect(site.output()).toContain(sentence);
    site.process.kill("SIGTERM");
    await waitForExit(site.process);
    environment.SMTP_URL = "smtp://localhost:2525";
    expect((await waitUntilReady(start())).output()).not.toContain(sentence);
  });

  test("prints in one line what the imprint lacks", async () => {
    const site = await waitUntilReady(start());
    expect(site.output()).toMatch(/^The imprint is not complete .*: name .*, responsible .*; mail\.$/m);
  });

  test("restarts a killed server", async () => {
    const site = await waitUntilReady(start());
    const { pid } = await fetchCount(site);
    const rows = await killWhileWriting(site, pid);
    const after = await vi.waitFor(() => fetchCount(site), waitOptions);
    expectBetween(after.count, rows);
    expect(after.pid).not.toBe(pid);
  });

  test("restarts a server that is killed again and again", async () => {
    const site = await waitUntilReady(start());
    for (let kill = 0; kill < 7; kill++) {
      const { pid } = await vi.waitFor(() => fetchCount(site), waitOptions);
      process.kill(pid, "SIGKILL");
      const restarted = async () => expect((await fetchCount(site)).pid).not.toBe(pid);
      await vi.waitFor(restarted, waitOptions);
    }
    expect(site.process.exitCode).toBeNull();
  });

  test("restarts a killed database and keeps the server", async () => {
    const site = await waitUntilReady(start());
    const { pid } = await fetchCount(site);
    const rows = await killWhileWriting(site, await postgresPid());
    const after = await vi.waitFor(() => fetchCount(site), waitOptions);
    expectBetween(after.count, rows);
    expect(after.pid).toBe(pid);
  });

  test("takes over database and port after the supervisor was killed", async () => {
    const first = await waitUntilReady(start());
    const { pid } = await fetchCount(first);
    const rows = await killWhileWriting(first, first.process.pid ?? 0);
    const second = await waitUntilReady(start());
    const after = await fetchCount(second);
    expectBetween(after.count, rows);
    expect(after.pid).not.toBe(pid);
    second.process.kill("SIGTERM");
    await waitForExit(second.process);
    expect(await postgresPid()).toBe(0);
  });
});

test("a second site of the same folder is refused, and starts when the first one stops", {
  timeout: 60_000,
}, async () => {
  const first = await waitUntilReady(start());
  const postgres = await postgresPid();
  environment.PORT = await findFreePort();
  const refused = start();
  expect(await waitForExit(refused.process)).toBe(1);
  expect(refused.output()).toMatch(/^The data folder .+ is used by another site that runs\. .*set DATA_DIR.+\n$/);
  expect(await fetchCount(first, "POST")).toMatchObject({ count: 1 });
  expect(await postgresPid()).toBe(postgres);
  first.process.kill("SIGTERM");
  const second = await waitUntilReady(start());
  expect(await waitForExit(first.process)).toBe(0);
  expect(await fetchCount(second, "POST")).toMatchObject({ count: 2 });
  second.process.kill("SIGTERM");
  expect(await waitForExit(second.process)).toBe(0);
  expect(await postgresPid()).toBe(0);
});

describe("a failed start prints one line about", { timeout: 30_000 }, () => {
  async function readError(site: Site): Promise<string> {
    expect(await waitForExit(site.process)).toBe(1);
    return site.output().trimEnd();
  }

  test("a port that is taken", async () => {
    const other = createServer().listen(Number(environment.PORT));
    expect(await readError(start())).toBe(`Port ${environment.PORT} is taken. Set PORT to another number.`);
    other.close();
  });

  test("a setting that makes no sense", async () => {
    environment.PORT = "many";
    expect(await readError(start())).toMatch(/^PORT is not usable.+$/);
  });

  test("a data folder that is a file", async () => {
    await writeFile(join(folder, "data"), "in the way");
    expect(await readError(start())).toMatch(/^The data folder .+ is not writable \(.+\)\. .*set DATA_DIR.+$/);
  });

  test.runIf(process.getuid?.() === 0)("a data folder this user cannot write to", async () => {
    await mkdir(join(folder, "data"), { mode: 0o755 });
    expect(await readError(start(undefined, 65534))).toMatch(/^The data folder .+ is not writable \(EACCES\)\. .+$/);
  });

  test("a database that is not there", async () => {
    environment.DATABASE_URL = `postgres://anna:secret@127.0.0.1:${await findFreePort()}/tischlein`;
    const line = await readError(start());
    expect(line).toMatch(
      /^The database 127\.0\.0\.1:\d+\/tischlein cannot be reached \(.*ECONNREFUSED.*\)\. .+DATABASE_URL.+$/,
    );
    expect(line).not.toContain("secret");
  });

  test("a database that is too old", async () => {
    const old = await startOldPostgres();
    environment.DATABASE_URL = old.url;
    expect(await readError(start())).toMatch(
      /^The database is PostgreSQL 14\. Tischlein needs 15 or newer, best 18: .+$/,
    );
    old.close();
  });

  test("a database folder of another version", async () => {
    await mkdir(join(folder, "data", "postgres"), { recursive: true });
    await writeFile(join(folder, "data", "postgres", "PG_VERSION"), "17\n");
    expect(await readError(start())).toMatch(
      /was written by PostgreSQL 17, this version brings 18\. .+db:export.+db:import/,
    );
  });

  test("a server that ends again and again", async () => {
    const site = start(["--eval", "process.exit(3)"]);
    expect(await readError(site)).toMatch(/The server ended 5 times \(code 3\)\. .+$/);
    expect(await postgresPid()).toBe(0);
  });
});
