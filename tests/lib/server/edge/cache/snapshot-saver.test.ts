import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createPageStore, type PageStore } from "#lib/server/edge/cache/page-cache.ts";
import { loadSnapshot } from "#lib/server/edge/cache/snapshot.ts";
import { computeSaveInterval, createSnapshotSaver } from "#lib/server/edge/cache/snapshot-saver.ts";
import type { StoredPage } from "#lib/server/edge/cache/stored-page.ts";

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tischlein-saver-"));
  path = join(folder, "page-cache", "pages");
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function createPage(status = 200): StoredPage {
  const bodies = { br: Buffer.from("br"), gzip: Buffer.from("gzip") };
  return { status, headers: {}, nextEtag: undefined, bodies, identity: null, checkedAt: 0, hits: 0, isBest: false };
}

/**
 * A saver of a store, and the keys of the pages that it has written, in order.
 *
 * @param onWrite called before a page is written
 */
function start(onWrite?: (store: PageStore) => void) {
  const store = createPageStore(1_000_000);
  const written: string[] = [];
  const peek = (key: string) => {
    written.push(key);
    onWrite?.(store);
    return store.peek(key);
  };
  const saver = createSnapshotSaver({ path, store: { ...store, peek }, getBuildId: () => "build 1" });
  return { store, saver, written };
}

async function listSaved(): Promise<string[]> {
  const store = createPageStore(1_000_000);
  await loadSnapshot(path, "build 1", store);
  return store.listKeys();
}

test("a save waits for the one that runs, and writes what has changed since", async () => {
  const { store, saver, written } = start((changed) => {
    if (!changed.peek("/c")) changed.set("/c", createPage());
  });
  store.set("/a", createPage());
  store.set("/b", createPage());
  await Promise.all([saver.save(), saver.save()]);
  // Two writers at a time would mix their pages.
  expect(written).toEqual(["/a", "/b", "/a", "/b", "/c"]);
  expect(await readdir(join(folder, "page-cache"))).toEqual(["pages"]);
  expect(await listSaved()).toEqual(["/a", "/b", "/c"]);
});

test("nothing is written without a change of a page", async () => {
  const { store, saver, written } = start();
  store.set("/a", createPage());
  await saver.save();
  store.set("/nirgends", createPage(404));
  await saver.save();
  expect(written).toEqual(["/a"]);
  store.delete("/a");
  await saver.save();
  expect(await listSaved()).toEqual([]);
});

test("a failed save is tried again", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const { store, saver } = start();
  store.set("/a", createPage());
  await writeFile(join(folder, "page-cache"), "no folder");
  await saver.save();
  expect(log).toHaveBeenCalledOnce();
  await rm(join(folder, "page-cache"));
  await saver.save();
  expect(await listSaved()).toEqual(["/a"]);
});

test("pages are written from time to time until the end, and then once more", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { store, saver, written } = start();
  saver.start();
  store.set("/a", createPage());
  vi.advanceTimersByTime(60_000);
  await saver.save();
  expect(written).toEqual(["/a"]);
  store.set("/b", createPage());
  vi.advanceTimersByTime(60_000);
  await saver.close();
  expect(written).toEqual(["/a", "/a", "/b"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a large file is written less often", () => {
  expect([0, 64_000_000, 600_000_000, 4_000_000_000].map(computeSaveInterval)).toEqual([
    60_000, 60_000, 60_000, 400_000,
  ]);
});
