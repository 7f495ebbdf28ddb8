import { mkdtemp, readdir, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { createFileCache } from "#lib/platform/media/storage/file-cache.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "variants-"));
});

const kilobyte = Buffer.alloc(1000, "x");

async function age(name: string, minutes: number) {
  const then = new Date(Date.now() - minutes * 60_000);
  await utimes(join(folder, name), then, then);
}

async function listNames() {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return files.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

test("reads what was written, null otherwise", async () => {
  const cache = createFileCache(folder, 10_000);
  await cache.write("a/640.webp", kilobyte);
  expect(await cache.read("a/640.webp")).toEqual(kilobyte);
  expect(await cache.read("a/750.webp")).toBeNull();
  await cache.deleteFolder("a");
  expect(await cache.read("a/640.webp")).toBeNull();
});

test("evicts the least recently used files above the quota", async () => {
  const cache = createFileCache(folder, 5000, 0);
  for (const name of ["1", "2", "3", "4", "5"]) {
    await cache.write(`a/${name}`, kilobyte);
    await age(`a/${name}`, 60 - Number(name));
  }
  await cache.read("a/1");
  await cache.write("a/6", kilobyte);
  expect((await listNames()).toSorted()).toEqual(["1", "4", "5", "6"]);
});

test("counts the files of earlier runs and other processes", async () => {
  const before = createFileCache(folder, 100_000);
  for (let file = 0; file < 20; file += 1) await before.write(`a/${file}`, kilobyte);
  await createFileCache(folder, 10_000).write("b/new", kilobyte);
  const names = await listNames();
  expect(names).toHaveLength(8);
  expect(names).toContain("new");
});

test("stays within the quota during concurrent writes", async () => {
  const cache = createFileCache(folder, 20_000);
  await Promise.all(Array.from({ length: 100 }, (_, file) => cache.write(`${file % 7}/${file}`, kilobyte)));
  await cache.write("last", kilobyte);
  expect((await listNames()).length).toBeLessThanOrEqual(20);
});

test("deletes abandoned temporary files, not recent ones", async () => {
  const cache = createFileCache(folder, 100_000);
  await writeFile(join(folder, "old.tmp"), "half");
  await age("old.tmp", 90);
  await writeFile(join(folder, "young.tmp"), "half");
  await cache.write("a/1", kilobyte);
  expect((await listNames()).toSorted()).toEqual(["1", "young.tmp"]);
});
