import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { createConcurrencyLimit } from "#lib/platform/http/concurrency-limit.ts";
import { sniffType } from "#lib/platform/media/pictures/formats.ts";
import { createVariantSource, type VariantRequest } from "#lib/platform/media/pictures/variants.ts";
import { createFileCache, type FileCache } from "#lib/platform/media/storage/file-cache.ts";
import { createFolderStorage } from "#lib/platform/media/storage/folder-storage.ts";
import type { MediaStorage } from "#lib/platform/media/storage/storage.ts";
import { pictureKey } from "#lib/platform/media/storage/storage-key.ts";

const id = "0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22";
const request: VariantRequest = { id, width: 384, quality: 80, format: "webp" };

let storage: MediaStorage;
let cache: FileCache;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), "media-"));
  storage = createFolderStorage(join(folder, "media"));
  cache = createFileCache(join(folder, "variants"), 10_000_000);
  await storage.put(pictureKey(id), await readFile("lib/seed/content/pictures/hummus.jpg"), "image/jpeg");
});

test("creates a variant once for 200 simultaneous requests", async () => {
  const fetched = vi.spyOn(storage, "get");
  const written = vi.spyOn(cache, "write");
  const variants = createVariantSource(storage, cache, createConcurrencyLimit(2, 5));
  // In waves, so that some arrive while the cache is read, some during the work and some after it.
  const answers = [];
  for (let wave = 0; wave < 20; wave += 1) {
    for (let each = 0; each < 10; each += 1) answers.push(variants(request));
    await new Promise((turn) => setTimeout(turn, wave));
  }
  const sizes = new Set((await Promise.all(answers)).map((bytes) => bytes?.length));
  expect(sizes.size).toBe(1);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(written).toHaveBeenCalledTimes(1);
});

test("reads a variant from the disk after a restart", async () => {
  const first = await createVariantSource(storage, cache, createConcurrencyLimit(1, 1))(request);
  await storage.delete(pictureKey(id));
  const afterRestart = createVariantSource(storage, cache, createConcurrencyLimit(1, 1));
  expect(await afterRestart(request)).toEqual(first);
  expect(await afterRestart({ ...request, width: 256 })).toBeNull();
});

test("encodes every format smaller than the JPEG", async () => {
  const variants = createVariantSource(storage, cache, createConcurrencyLimit(1, 9));
  const [avif, webp, jpeg] = await Promise.all(
    (["avif", "webp", "jpeg"] as const).map(
      async (format) => (await variants({ ...request, format })) ?? new Uint8Array(),
    ),
  );
  expect(Buffer.from(avif ?? []).toString("latin1", 4, 12)).toBe("ftypavif");
  expect(sniffType(webp ?? new Uint8Array())).toBe("image/webp");
  expect(sniffType(jpeg ?? new Uint8Array())).toBe("image/jpeg");
  expect(avif?.length).toBeLessThan(webp?.length ?? 0);
  expect(webp?.length).toBeLessThan(jpeg?.length ?? 0);
});

test("rejects requests above the queue limit and recovers", async () => {
  const variants = createVariantSource(storage, cache, createConcurrencyLimit(1, 1));
  const widths = [16, 32, 48, 64] as const;
  const results = await Promise.allSettled(widths.map((width) => variants({ ...request, width })));
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused.map((result) => result.reason.code)).toEqual(["overloaded", "overloaded"]);
  expect(await variants({ ...request, width: 64 })).not.toBeNull();
});

test("serves a variant although the disk is full", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(cache, "write").mockRejectedValue(new Error("ENOSPC"));
  expect(await createVariantSource(storage, cache, createConcurrencyLimit(1, 1))(request)).not.toBeNull();
  expect(warned).toHaveBeenCalledOnce();
});

test("reports a damaged original", async () => {
  await storage.put(pictureKey(id), Buffer.from("no picture"), "image/jpeg");
  await expect(createVariantSource(storage, cache, createConcurrencyLimit(1, 1))(request)).rejects.toMatchObject({
    code: "damaged",
  });
});

test("caches nothing of a picture deleted during the encoding", async () => {
  const write = cache.write;
  vi.spyOn(cache, "write").mockImplementation(async (name, bytes) => {
    await storage.delete(pictureKey(id));
    await cache.deleteFolder(id);
    await write(name, bytes);
  });
  const variants = createVariantSource(storage, cache, createConcurrencyLimit(1, 1));
  expect(await variants(request)).toBeNull();
  expect(await variants(request)).toBeNull();
});
