import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "#tests/support/supervised.ts";
import { query } from "./support/database.ts";

// A start beside the neighbour takes its time.
const patience = { timeout: 180_000 };

let dataDir: string;
let port: string;
let started: ChildProcess[];

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "tischlein-survival-"));
  port = await freePort();
  started = [];
});

test.afterAll(async () => {
  for (const site of started) site.kill("SIGTERM");
  await Promise.all(started.map(hasEnded));
  await rm(dataDir, { recursive: true, force: true });
});

/** The real thing, as `npm start` brings it up, on its own port and folder. */
function start(): ChildProcess {
  const site = spawn(process.execPath, ["lib/front/start.ts"], {
    env: { ...process.env, PORT: port, SITE_URL: `http://localhost:${port}`, DATA_DIR: dataDir, DATABASE_URL: "" },
    stdio: "ignore",
  });
  started.push(site);
  return site;
}

async function hasEnded(site: ChildProcess): Promise<void> {
  if (site.exitCode === null && site.signalCode === null) await once(site, "exit");
}

/** Status of a page that asks the database at every request; 0 while nobody answers. */
async function ask(path = "/de/suche?search=Linsen"): Promise<number> {
  const response = await fetch(`http://localhost:${port}${path}`).catch(() => null);
  await response?.body?.cancel();
  return response?.status ?? 0;
}

const answers = () => expect.poll(() => ask(), patience).toBe(200);

async function postgresPid(): Promise<number> {
  return Number((await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8").catch(() => "0")).split("\n")[0]);
}

/** The process that serves pages: the one child of the supervisor that is not the database. */
async function serverPid(site: ChildProcess): Promise<number> {
  const children = (await readFile(`/proc/${site.pid}/task/${site.pid}/children`, "utf8"))
    .trim()
    .split(" ")
    .map(Number);
  const database = await postgresPid();
  return children.find((pid) => pid !== database) ?? 0;
}

/** What has ended may keep its number until somebody collects it, marked as a zombie. */
async function isRunning(pid: number): Promise<boolean> {
  const state = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return /\) [^ZX]/.test(state);
}

async function count(): Promise<{ recipes: number; feedbacks: number }> {
  const text =
    "select (select count(*)::int from items) as recipes, (select count(*)::int from feedbacks) as feedbacks";
  const [row] = await query<{ recipes: number; feedbacks: number }>(dataDir, text);
  return row ?? { recipes: 0, feedbacks: 0 };
}

const giveFeedback = () =>
  query(dataDir, "insert into feedbacks (message, path, locale) values ('Hält das?', '/de', 'de')");

test("the site survives the sudden end of each of its processes and loses nothing", async () => {
  test.skip(process.platform !== "linux", "reads /proc");
  test.setTimeout(600_000);
  const first = start();
  await answers();
  await giveFeedback();
  const before = await count();
  expect(before).toMatchObject({ recipes: expect.any(Number), feedbacks: 1 });
  expect(before.recipes).toBeGreaterThan(40);

  await test.step("of the server", async () => {
    const server = await serverPid(first);
    process.kill(server, "SIGKILL");
    await expect.poll(() => isRunning(server), patience).toBe(false);
    await answers();
    expect(await serverPid(first)).not.toBe(server);
  });

  await test.step("of the database", async () => {
    const [database, server] = [await postgresPid(), await serverPid(first)];
    process.kill(database, "SIGKILL");
    await expect.poll(postgresPid, patience).not.toBe(database);
    await answers();
    await expect.poll(() => ask("/api/health"), patience).toBe(200);
    expect(await serverPid(first)).toBe(server);
    expect(await count()).toEqual(before);
  });

  await test.step("of the supervisor", async () => {
    const server = await serverPid(first);
    first.kill("SIGKILL");
    await hasEnded(first);
    await expect.poll(() => isRunning(server), patience).toBe(false);
    const second = start();
    await answers();
    expect(await count()).toEqual(before);
    expect(await ask("/de")).toBe(200);

    const rest = [await serverPid(second), await postgresPid()];
    second.kill("SIGTERM");
    await hasEnded(second);
    expect(second.exitCode).toBe(0);
    expect(await Promise.all(rest.map(isRunning)), "processes left over").toEqual([false, false]);
    expect(await ask()).toBe(0);
  });
});
