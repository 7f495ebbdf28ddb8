import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSettableClock } from "#tests/support/servers/settable-clock.ts";
import { findFreePort, type Site, startSite, waitForExit } from "#tests/support/supervised-site.ts";

const waitOptions = { timeout: 30_000, interval: 50 };

let folder: string;
let environment: Record<string, string>;
let site: Site;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tischlein-reload-"));
  environment = { PORT: await findFreePort(), DATA_DIR: join(folder, "data") };
});

afterEach(async () => {
  site.process.kill("SIGTERM");
  await waitForExit(site.process);
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  site = startSite(environment, { hasEdge: true });
  await vi.waitFor(() => expect(site.output()).toContain(`Tischlein: ${site.url}\n`), waitOptions);
}

/** Process id of the server that answered; 0 when the answer is an error. */
async function ask(path = "/api/x", method = "GET"): Promise<number> {
  const response = await fetch(`${site.url}${path}`, { method }).catch(() => null);
  return response?.ok ? ((await response.json()) as { pid: number }).pid : 0;
}

/** Asks for answers until `signal` is aborted and once after it, and returns who answered. */
async function askOn(signal: AbortSignal, method: string): Promise<number[]> {
  const pids: number[] = [];
  while (!signal.aborted) {
    pids.push(await ask("/api/x?wait=20", method));
    await setTimeout(5);
  }
  return [...pids, await ask("/api/x", method)];
}

async function untilOnlyNew(old: ReadonlySet<number>): Promise<void> {
  await vi.waitFor(async () => {
    for (let count = 0; count < 6; count++) expect(old.has(await ask())).toBe(false);
  }, waitOptions);
}

test("SIGHUP replaces the servers, and no read or write fails", { timeout: 60_000 }, async () => {
  await start();
  const old = new Set([await ask()]);
  const end = new AbortController();
  const load = [askOn(end.signal, "GET"), askOn(end.signal, "GET"), askOn(end.signal, "POST")];
  const slow = ask("/api/x?wait=3000", "POST");
  site.process.kill("SIGHUP");
  await untilOnlyNew(old);
  end.abort();
  const pids = (await Promise.all(load)).flat();
  expect(pids.filter((pid) => pid === 0)).toEqual([]);
  expect(pids.some((pid) => !old.has(pid))).toBe(true);
  expect(old.has(await slow), "the old server finishes what it has begun").toBe(true);
  await vi.waitFor(() => expect(isRunning([...old][0] ?? 0)).toBe(false), waitOptions);
  expect(site.process.exitCode).toBeNull();
});

test("servers are replaced, and no read fails, when the clock of the machine is set", {
  timeout: 60_000,
}, async (test) => {
  const clock = (await createSettableClock(folder)) ?? test.skip("libfaketime is missing");
  Object.assign(environment, clock.environment);
  await start();
  const old = new Set([await ask()]);
  const end = new AbortController();
  const load = askOn(end.signal, "GET");
  await clock.set(-86_400);
  await untilOnlyNew(old);
  end.abort();
  expect((await load).filter((pid) => pid === 0)).toEqual([]);
  expect(site.output()).toMatch(/The clock of the machine was set by -86[34]\d\d seconds/);
});

test("servers that do not start leave the old ones in place", { timeout: 90_000 }, async () => {
  await start();
  const pid = await ask();
  await writeFile(join(environment.DATA_DIR ?? "", "broken"), "");
  site.process.kill("SIGHUP");
  await vi.waitFor(() => expect(site.output()).toContain("Not reloaded. The server ended 5 times"), waitOptions);
  expect(await ask()).toBe(pid);
  await rm(join(environment.DATA_DIR ?? "", "broken"));
  site.process.kill("SIGHUP");
  await untilOnlyNew(new Set([pid]));
});

test("a server that has been ready once is started for ever", { timeout: 60_000 }, async () => {
  await start();
  const pid = await ask();
  await writeFile(join(environment.DATA_DIR ?? "", "broken"), "");
  process.kill(pid, "SIGKILL");
  // The first one, and one more than would end a command whose server was never ready. The log
  // names one in a minute.
  const countStarts = async () => (await readFile(join(environment.DATA_DIR ?? "", "starts"))).length;
  await vi.waitFor(async () => expect(await countStarts()).toBeGreaterThanOrEqual(7), waitOptions);
  expect(site.process.exitCode).toBeNull();
});

test("a failure that ends the restarts ends the site with its database", { timeout: 60_000 }, async () => {
  await start();
  const pid = await ask();
  await writeFile(join(environment.DATA_DIR ?? "", "faulty"), "");
  process.kill(pid, "SIGKILL");
  expect(await waitForExit(site.process)).toBe(1);
  expect(site.output()).toContain("The edge is faulty.");
  await expect(readFile(join(environment.DATA_DIR ?? "", "postgres", "postmaster.pid"))).rejects.toThrow("ENOENT");
});

test("WEB_CONCURRENCY starts several servers, which share the requests", { timeout: 60_000 }, async () => {
  environment.WEB_CONCURRENCY = "3";
  await start();
  const askThrice = () => Promise.all([1, 2, 3].map(() => ask("/api/x?wait=200")));
  await vi.waitFor(async () => expect(new Set(await askThrice()).size).toBe(3), waitOptions);
  const [victim = 0] = await askThrice();
  process.kill(victim, "SIGKILL");
  for (let count = 0; count < 20; count++) expect(await ask()).not.toBe(0);
  await vi.waitFor(async () => {
    const pids = await askThrice();
    expect([new Set(pids).size, pids.includes(victim)]).toEqual([3, false]);
  }, waitOptions);
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
