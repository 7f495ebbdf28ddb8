import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { startClockAt } from "#lib/platform/time/clock.ts";
import { createPageStore } from "#lib/server/edge/cache/page-cache.ts";
import { loadSnapshot, saveSnapshot } from "#lib/server/edge/cache/snapshot.ts";
import { createStoredPage } from "#lib/server/edge/cache/stored-page.ts";
import { compress } from "#lib/server/edge/content-encoding.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tischlein-edge-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const text = Array.from({ length: 500 }, (_, index) => `<p>${index * 7919}</p>`).join("");

async function createPage(content = text, status = 200) {
  const bytes = Buffer.from(content);
  const answer = { statusCode: status, headers: { "content-type": "text/html", etag: `"${content.length}"` } };
  return createStoredPage("/de", answer, bytes, await compress(bytes, "quick"), 0);
}

test("holds no more bytes than allowed", async () => {
  const page = await createPage();
  const bytes = page.bodies.br.length + page.bodies.gzip.length;
  const store = createPageStore(bytes * 5);
  for (let number = 0; number < 50; number++) store.set(`/de/${number}`, { ...page });
  expect(store.entries().length).toBeGreaterThan(1);
  expect(store.entries().length).toBeLessThanOrEqual(5);
});

test("unknown addresses displace no page, and share their bytes", async () => {
  const store = createPageStore(100_000);
  store.set("/de", await createPage());
  const notFound = await createPage(text, 404);
  for (let number = 0; number < 20_000; number++) store.set(`/de/${number}`, { ...notFound });
  expect(store.peek("/de")).toBeDefined();
  expect(store.peek("/de/0")).toBeUndefined();
  expect(store.findBodies(notFound.nextEtag)).toBe(notFound.bodies);
});

test("a page that is read often is compressed better", async () => {
  const store = createPageStore(1_000_000);
  const page = await createPage();
  const size = page.bodies.br.length;
  store.set("/de", page);
  for (let read = 0; read < 10; read++) store.get("/de");
  await vi.waitFor(() => expect(page.bodies.br.length).toBeLessThan(size));
  expect(String(brotliDecompressSync(page.bodies.br))).toBe(text);
});

test("outlasts a restart of the same build, and has to be confirmed", async () => {
  const path = join(folder, "pages");
  const store = createPageStore(1_000_000);
  store.set("/de", await createPage());
  await saveSnapshot(path, "build 1", store);
  const restored = createPageStore(1_000_000);
  await loadSnapshot(path, "build 1", restored);
  const page = restored.peek("/de");
  expect(page?.checkedAt).toBe(Number.NEGATIVE_INFINITY);
  expect(String(brotliDecompressSync(page?.bodies.br ?? Buffer.alloc(0)))).toBe(text);
  const other = createPageStore(1_000_000);
  await loadSnapshot(path, "build 2", other);
  expect(other.entries()).toEqual([]);
});

test.each([1, -1])("is ignored more than a day away, also when the clock was set back since", async (direction) => {
  const path = join(folder, "pages");
  const store = createPageStore(1_000_000);
  store.set("/de", await createPage());
  startClockAt(new Date(Date.now() + direction * 25 * 3_600_000));
  onTestFinished(() => startClockAt(undefined));
  await saveSnapshot(path, "build 1", store);
  startClockAt(undefined);
  const restored = createPageStore(1_000_000);
  await loadSnapshot(path, "build 1", restored);
  expect(restored.entries()).toEqual([]);
});

test("ignores a damaged file", async () => {
  const path = join(folder, "pages");
  await writeFile(path, "damaged");
  const store = createPageStore(1_000_000);
  await loadSnapshot(path, "build 1", store);
  await loadSnapshot(join(folder, "none"), "build 1", store);
  expect(store.entries()).toEqual([]);
});
