import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startOldPostgres } from "#tests/support/old-postgres.ts";
import { ended, freePort, type Site, startSite } from "#tests/support/supervised.ts";

const patience = { timeout: 20_000, interval: 50 };

let folder: string;
let environment: Record<string, string>;
let sites: Site[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tischlein-front-"));
  await chmod(folder, 0o755);
  environment = { PORT: await freePort(), DATA_DIR: join(folder, "data") };
  sites = [];
});

afterEach(async () => {
  for (const site of sites) site.process.kill("SIGTERM");
  for (const site of sites) await ended(site.process);
  const postgres = await postgresPid();
  if (postgres) process.kill(postgres, "SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

function start(serve?: string[], uid?: number): Site {
  const site = startSite(environment, serve, uid);
  sites.push(site);
  return site;
}

async function ready(site: Site): Promise<Site> {
  await vi.waitFor(() => expect(site.output()).toContain(`Tischlein: ${site.url}\n`), patience);
  return site;
}

async function ask(site: Site, method = "GET"): Promise<{ count: number; pid: number }> {
  const response = await fetch(site.url, { method });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return (await response.json()) as { count: number; pid: number };
}

async function postgresPid(): Promise<number> {
  const text = await readFile(join(folder, "data", "postgres", "postmaster.pid"), "utf8").catch(() => "0");
  return Number(text.split("\n")[0]);
}

/** Writes one row after the other until that fails; returns how many were confirmed. */
async function writeUntilItFails(site: Site): Promise<number> {
  for (let confirmed = 0; ; confirmed++) {
    const isWritten = await ask(site, "POST").then(
      () => true,
      () => false,
    );
    if (!isWritten) return confirmed;
  }
}

/** What a sudden end of `victim` may cost: nothing that was confirmed, at most the one row on its way. */
async function killWhileWriting(site: Site, victim: number): Promise<{ least: number; most: number }> {
  const { count } = await ask(site);
  const writing = writeUntilItFails(site);
  setTimeout(() => process.kill(victim, "SIGKILL"), 150);
  const confirmed = await writing;
  expect(confirmed).toBeGreaterThan(0);
  return { least: count + confirmed, most: count + confirmed + 1 };
}

function expectBetween(count: number, { least, most }: { least: number; most: number }): void {
  expect(count).toBeGreaterThanOrEqual(least);
  expect(count).toBeLessThanOrEqual(most);
}

describe("a running site", { timeout: 60_000 }, () => {
  test("starts, ends when asked and takes its database along", async () => {
    const site = await ready(start());
    expect(await ask(site, "POST")).toMatchObject({ count: 1 });
    site.process.kill("SIGTERM");
    expect(await ended(site.process)).toBe(0);
    expect(await postgresPid()).toBe(0);
    await expect(ask(site)).rejects.toThrow();
    expect(await ask(await ready(start()))).toMatchObject({ count: 1 });
  });

  test("says where mails go as long as there is no mail server", async () => {
    const sentence = `Mails are written to ${join(folder, "data", "mail")}, because SMTP_URL is not set.\n`;
    const site = await ready(start());
    expect(site.output()).toContain(sentence);
    site.process.kill("SIGTERM");
    await ended(site.process);
    environment.SMTP_URL = "smtp://localhost:2525";
    expect((await ready(start())).output()).not.toContain(sentence);
  });

  test("gets its server back", async () => {
    const site = await ready(start());
    const { pid } = await ask(site);
    const rows = await killWhileWriting(site, pid);
    const after = await vi.waitFor(() => ask(site), patience);
    expectBetween(after.count, rows);
    expect(after.pid).not.toBe(pid);
  });

  test("gets its database back and keeps its server", async () => {
    const site = await ready(start());
    const { pid } = await ask(site);
    const rows = await killWhileWriting(site, await postgresPid());
    const began = Date.now();
    const after = await vi.waitFor(() => ask(site), patience);
    expect(Date.now() - began).toBeLessThan(10_000);
    expectBetween(after.count, rows);
    expect(after.pid).toBe(pid);
  });

  test("survives the sudden end of the supervisor: the next start takes everything over", async () => {
    const first = await ready(start());
    const { pid } = await ask(first);
    const rows = await killWhileWriting(first, first.process.pid ?? 0);
    const second = await ready(start());
    const after = await ask(second);
    expectBetween(after.count, rows);
    expect(after.pid).not.toBe(pid);
    second.process.kill("SIGTERM");
    await ended(second.process);
    expect(await postgresPid()).toBe(0);
  });
});

test("a successor takes the database over from the one who leaves", { timeout: 60_000 }, async () => {
  const first = await ready(start());
  const postgres = await postgresPid();
  environment.PORT = await freePort();
  const second = await ready(start());
  first.process.kill("SIGTERM");
  expect(await ended(first.process)).toBe(0);
  expect(await ask(second, "POST")).toMatchObject({ count: 1 });
  expect(await postgresPid()).toBe(postgres);
  second.process.kill("SIGTERM");
  expect(await ended(second.process)).toBe(0);
  expect(await postgresPid()).toBe(0);
});

describe("what prevents a start is told in one line", { timeout: 30_000 }, () => {
  async function complaint(site: Site): Promise<string> {
    expect(await ended(site.process)).toBe(1);
    return site.output().trimEnd();
  }

  test("a port that is taken", async () => {
    const other = createServer().listen(Number(environment.PORT));
    expect(await complaint(start())).toBe(`Port ${environment.PORT} is taken. Set PORT to another number.`);
    other.close();
  });

  test("a setting that makes no sense", async () => {
    environment.PORT = "many";
    expect(await complaint(start())).toMatch(/^PORT is not usable.+$/);
  });

  test("a data folder nobody can write to", async () => {
    await writeFile(join(folder, "data"), "in the way");
    expect(await complaint(start())).toMatch(/^The data folder .+ is not writable \(.+\)\. .*set DATA_DIR.+$/);
  });

  test.runIf(process.getuid?.() === 0)("a data folder this user cannot write to", async () => {
    await mkdir(join(folder, "data"), { mode: 0o755 });
    expect(await complaint(start(undefined, 65534))).toMatch(/^The data folder .+ is not writable \(EACCES\)\. .+$/);
  });

  test("a database that is not there", async () => {
    environment.DATABASE_URL = `postgres://anna:secret@127.0.0.1:${await freePort()}/tischlein`;
    const line = await complaint(start());
    expect(line).toMatch(
      /^The database 127\.0\.0\.1:\d+\/tischlein cannot be reached \(.*ECONNREFUSED.*\)\. .+DATABASE_URL.+$/,
    );
    expect(line).not.toContain("secret");
  });

  test("a database that is too old", async () => {
    const old = await startOldPostgres();
    environment.DATABASE_URL = old.url;
    expect(await complaint(start())).toMatch(
      /^The database is PostgreSQL 14\. Tischlein needs 15 or newer, best 18: .+$/,
    );
    old.close();
  });

  test("a database folder of another version", async () => {
    await mkdir(join(folder, "data", "postgres"), { recursive: true });
    await writeFile(join(folder, "data", "postgres", "PG_VERSION"), "17\n");
    expect(await complaint(start())).toMatch(
      /was written by PostgreSQL 17, this version brings 18\. .+db:export.+db:import/,
    );
  });

  test("a server that ends again and again", async () => {
    const site = start(["--eval", "process.exit(3)"]);
    expect(await complaint(site)).toMatch(/The server ended 5 times \(code 3\)\. .+$/);
    expect(await postgresPid()).toBe(0);
  });
});
