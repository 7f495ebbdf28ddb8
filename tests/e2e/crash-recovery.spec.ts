import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { currentTime } from "#lib/platform/time/clock.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { findFreePort } from "#tests/support/supervised-site.ts";
import { copyBuild } from "./support/copy-build.ts";
import { query } from "./support/database.ts";
import { parseHtml } from "./support/html.ts";
import { messages } from "./support/messages.ts";

// Starting beside the site of the other tests takes long.
const waitOptions = { timeout: 180_000 };

let folder: string;
let dataDir: string;
let port: string;
let startedSites: ChildProcess[];

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tischlein-survival-"));
  dataDir = join(folder, "data");
  await copyBuild(join(folder, "site"));
  port = await findFreePort();
  startedSites = [];
});

test.afterAll(async () => {
  for (const site of startedSites) site.kill("SIGTERM");
  await Promise.all(startedSites.map(waitForExit));
  await rm(folder, { recursive: true, force: true });
});

/** Starts the site like `npm start`, with its own port and folder. */
function start(): ChildProcess {
  const site = spawn(process.execPath, ["lib/server/supervisor/start.ts"], {
    cwd: join(folder, "site"),
    env: {
      ...process.env,
      SITE_CLOCK: currentTime().toISOString(),
      PORT: port,
      SITE_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
    },
    stdio: "ignore",
  });
  startedSites.push(site);
  return site;
}

async function waitForExit(site: ChildProcess): Promise<void> {
  if (site.exitCode === null && site.signalCode === null) await once(site, "exit");
}

/** Status of a page that reads the database at every request; 0 without a response. */
async function fetchStatus(path = "/de/suche?search=Linsen"): Promise<number> {
  const response = await fetch(`http://localhost:${port}${path}`).catch(() => null);
  await response?.body?.cancel();
  return response?.status ?? 0;
}

const waitUntilResponding = () => expect.poll(() => fetchStatus(), waitOptions).toBe(200);

async function postgresPid(): Promise<number> {
  return Number((await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8").catch(() => "0")).split("\n")[0]);
}

/** Pid of the server: the child of the supervisor that is not the database. */
async function serverPid(site: ChildProcess): Promise<number> {
  const children = (await readFile(`/proc/${site.pid}/task/${site.pid}/children`, "utf8"))
    .trim()
    .split(" ")
    .map(Number);
  const database = await postgresPid();
  return children.find((pid) => pid !== database) ?? 0;
}

/** An ended process may remain as a zombie. */
async function isRunning(pid: number): Promise<boolean> {
  const state = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return /\) [^ZX]/.test(state);
}

/** The processes of the database: all of its connections end or stop with them. */
async function listDatabasePids(): Promise<number[]> {
  const database = await postgresPid();
  const children = await readFile(`/proc/${database}/task/${database}/children`, "utf8");
  return [database, ...children.trim().split(" ").map(Number)];
}

/** Paths of two pages of every sitemap, and so of every kind. */
async function listPages(): Promise<string[]> {
  const read = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
  const pathsOf = (text: string) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const texts = await Promise.all(pathsOf(await read("/sitemap.xml")).map(read));
  return texts.flatMap((text) => pathsOf(text).slice(0, 2));
}

/** Sends the sign-in form like a browser without script; the title and the text of the answer. */
async function submitSignIn(form: FormData): Promise<string> {
  const origin = `http://localhost:${port}`;
  const response = await fetch(`${origin}/de/login`, { method: "POST", body: form, headers: { origin } });
  return parseHtml(await response.text()).querySelector("main")?.textContent ?? "";
}

async function readSignInForm(): Promise<FormData> {
  const page = parseHtml(await (await fetch(`http://localhost:${port}/de/login`)).text());
  const fields = page.querySelectorAll('main form:has(input[name="password"]) input[name]');
  const form = new FormData();
  for (const field of fields) form.append(field.getAttribute("name") ?? "", field.getAttribute("value") ?? "");
  form.set("email", "anna@example.org");
  form.set("password", "Quittengelee 17");
  return form;
}

async function countRows(): Promise<{ recipes: number; feedbacks: number }> {
  const text =
    "select (select count(*)::int from items) as recipes, (select count(*)::int from feedback_messages) as feedbacks";
  const [row] = await query<{ recipes: number; feedbacks: number }>(dataDir, text);
  return row ?? { recipes: 0, feedbacks: 0 };
}

const insertFeedback = () =>
  query(dataDir, "insert into feedback_messages (message, path, locale) values ('Hält das?', '/de', 'de')");

test("restarts every killed process and loses no data", async () => {
  test.skip(process.platform !== "linux", "reads /proc");
  test.setTimeout(600_000);
  const first = start();
  await waitUntilResponding();
  await insertFeedback();
  const before = await countRows();
  expect(before).toMatchObject({ recipes: expect.any(Number), feedbacks: 1 });
  expect(before.recipes).toBeGreaterThan(40);

  await test.step("the server, while stored pages are served", async () => {
    expect(await fetchStatus("/de")).toBe(200);
    const server = await serverPid(first);
    process.kill(server, "SIGKILL");
    expect(await fetchStatus("/de")).toBe(200);
    await expect.poll(() => isRunning(server), waitOptions).toBe(false);
    await waitUntilResponding();
    expect(await serverPid(first)).not.toBe(server);
  });

  await test.step("the database", async () => {
    const [database, server] = [await postgresPid(), await serverPid(first)];
    process.kill(database, "SIGKILL");
    await expect.poll(postgresPid, waitOptions).not.toBe(database);
    await waitUntilResponding();
    await expect.poll(() => fetchStatus("/api/health"), waitOptions).toBe(200);
    expect(await serverPid(first)).toBe(server);
    expect(await countRows()).toEqual(before);
  });

  await test.step("a database that does not answer, while stored pages are served", async () => {
    const pages = await listPages();
    expect(pages.length).toBeGreaterThan(20);
    for (const path of pages) expect(await fetchStatus(path), path).toBe(200);
    const form = await readSignInForm();
    const pids = await listDatabasePids();
    for (const pid of pids) process.kill(pid, "SIGSTOP");
    try {
      const [statuses, answer, health] = await Promise.all([
        Promise.all(pages.map(fetchStatus)),
        submitSignIn(form),
        fetchStatus("/api/health"),
      ]);
      expect(statuses.filter((status) => status === 200).length / pages.length).toBeGreaterThanOrEqual(0.95);
      expect(answer).toContain(messages.de.accounts.problems.failed);
      expect(health).toBe(503);
    } finally {
      for (const pid of pids) process.kill(pid, "SIGCONT");
    }
    await waitUntilResponding();
    await expect.poll(() => fetchStatus("/api/health"), waitOptions).toBe(200);
    expect(await submitSignIn(form)).not.toContain(messages.de.accounts.problems.failed);
  });

  await test.step("the supervisor", async () => {
    const server = await serverPid(first);
    first.kill("SIGKILL");
    await waitForExit(first);
    await expect.poll(() => isRunning(server), waitOptions).toBe(false);
    const second = start();
    await waitUntilResponding();
    expect(await countRows()).toEqual(before);
    expect(await fetchStatus("/de")).toBe(200);

    const remainingPids = [await serverPid(second), await postgresPid()];
    second.kill("SIGTERM");
    await waitForExit(second);
    expect(second.exitCode).toBe(0);
    expect(await Promise.all(remainingPids.map(isRunning)), "processes left over").toEqual([false, false]);
    expect(await fetchStatus()).toBe(0);
  });
});
