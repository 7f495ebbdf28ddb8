import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { startClockAt } from "#lib/platform/time/clock.ts";
import { createPageStore, type PageStore } from "#lib/server/edge/cache/page-cache.ts";
import { loadSnapshot, removeAbandonedSnapshots, saveSnapshot } from "#lib/server/edge/cache/snapshot.ts";
import type { StoredPage } from "#lib/server/edge/cache/stored-page.ts";

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tischlein-snapshot-"));
  path = join(folder, "pages");
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function createPage(text: string, changes: Partial<StoredPage> = {}): StoredPage {
  const bodies = { br: Buffer.from(`br ${text}`), gzip: Buffer.from(`gzip ${text}`) };
  const headers = { etag: `W/"${text}"`, "content-type": "text/html" };
  const page = { status: 200, headers, nextEtag: `"${text}"`, bodies, identity: null, checkedAt: 5, hits: 3 };
  return { ...page, isBest: true, ...changes };
}

function createStore(pages: Record<string, StoredPage> = {}): PageStore {
  const store = createPageStore(1_000_000);
  for (const [key, page] of Object.entries(pages)) store.set(key, page);
  return store;
}

async function load(buildId = "build 1"): Promise<Record<string, StoredPage | undefined>> {
  const store = createStore();
  await loadSnapshot(path, buildId, store);
  return Object.fromEntries(store.listKeys().map((key) => [key, store.peek(key)]));
}

const toLoaded = (page: StoredPage) => ({ ...page, checkedAt: Number.NEGATIVE_INFINITY, hits: 0 });

function watchErrors() {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  return log;
}

test("pages outlast a restart of the same build, and have to be confirmed", async () => {
  const noBodies = { br: Buffer.alloc(0), gzip: Buffer.alloc(0) };
  const pages = {
    "/de": createPage("Suppe"),
    "/de\nrsc: 1": createPage("small", { bodies: noBodies, identity: Buffer.from("Größe") }),
    "/de/leer": createPage("empty", {
      bodies: noBodies,
      identity: Buffer.alloc(0),
      nextEtag: undefined,
      isBest: false,
    }),
  };
  const bytes = await saveSnapshot(path, "build 1", createStore(pages));
  expect(bytes).toBe((await readFile(path)).length);
  expect(await load()).toEqual({
    "/de": toLoaded(pages["/de"]),
    "/de\nrsc: 1": toLoaded(pages["/de\nrsc: 1"]),
    "/de/leer": toLoaded(pages["/de/leer"]),
  });
  expect(await load("build 2")).toEqual({});
});

test("pages that were read last come last, so that they stay in a smaller memory", async () => {
  const store = createStore({ "/a": createPage("a"), "/b": createPage("b"), "/c": createPage("c") });
  store.get("/a");
  await saveSnapshot(path, "build 1", store);
  expect(Object.keys(await load())).toEqual(["/b", "/c", "/a"]);
});

test.each([1, -1])("is ignored more than a day away, also when the clock was set back since", async (direction) => {
  startClockAt(new Date(Date.now() + direction * 25 * 3_600_000));
  onTestFinished(() => startClockAt(undefined));
  await saveSnapshot(path, "build 1", createStore({ "/de": createPage("a") }));
  startClockAt(undefined);
  expect(await load()).toEqual({});
});

test("other work goes on between two pages, and what is removed meanwhile is left out", async () => {
  const keys = Array.from({ length: 30 }, (_, index) => `/de/${index}`);
  const store = createStore(Object.fromEntries(keys.map((key) => [key, createPage(key)])));
  let turn = 0;
  let isDone = false;
  const countTurns = () => {
    turn++;
    if (!isDone) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  const turns: number[] = [];
  const peek = (key: string) => {
    turns.push(turn);
    if (key === "/de/10") store.delete("/de/20");
    return store.peek(key);
  };
  await saveSnapshot(path, "build 1", { ...store, peek });
  isDone = true;
  expect(turns).toHaveLength(keys.length);
  // After the page that was removed follows the next one at once.
  expect(new Set(turns).size).toBe(keys.length - 1);
  expect(Object.keys(await load())).toEqual(keys.filter((key) => key !== "/de/20"));
});

describe("a file that cannot be read", () => {
  test("is ignored with a line in the log, a missing one without", async () => {
    const log = watchErrors();
    expect(await load()).toEqual({});
    expect(log).not.toHaveBeenCalled();
    for (const content of ["damaged", "x".repeat(1000), Buffer.alloc(1000)]) {
      await writeFile(path, content);
      expect(await load()).toEqual({});
    }
    expect(log).toHaveBeenCalledTimes(3);
  });

  test("gives the pages before its damage", async () => {
    const log = watchErrors();
    const pages = { "/a": createPage("a"), "/b": createPage("b") };
    await saveSnapshot(path, "build 1", createStore(pages));
    const whole = await readFile(path);
    await saveSnapshot(path, "build 1", createStore({ "/a": pages["/a"] }));
    const first = (await readFile(path)).length;
    // Within the lengths of the second page, after them, within the page and before its last byte.
    const cuts = [first + 1, first + 15, first + 16, first + 17, whole.length - 10, whole.length - 1];
    for (const length of cuts) {
      await writeFile(path, whole.subarray(0, length));
      expect(await load()).toEqual({ "/a": toLoaded(pages["/a"]) });
    }
    expect(log).toHaveBeenCalledTimes(cuts.length);
    expect(log.mock.lastCall?.[0]).toMatch(/^The file of the page cache could not be read to its end: /);
  });
});

test("unfinished files of a process that was killed are deleted, those in use and others stay", async () => {
  await removeAbandonedSnapshots(join(folder, "none", "pages"));
  await mkdir(folder, { recursive: true });
  const old = new Date(Date.now() - 2 * 3_600_000);
  for (const name of ["pages", "pages.1.tmp", "other.1.tmp"]) {
    await writeFile(join(folder, name), "x");
    await utimes(join(folder, name), old, old);
  }
  await writeFile(join(folder, "pages.2.tmp"), "x");
  await removeAbandonedSnapshots(path);
  expect((await readdir(folder)).toSorted()).toEqual(["other.1.tmp", "pages", "pages.2.tmp"]);
});
