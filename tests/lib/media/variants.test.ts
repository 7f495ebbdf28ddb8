import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { createLimiter } from "#lib/limiter.ts";
import { createFolderStorage } from "#lib/media/folder-storage.ts";
import { sniffType } from "#lib/media/formats.ts";
import type { MediaStorage } from "#lib/media/storage.ts";
import { pictureKey } from "#lib/media/storage-key.ts";
import { createVariantCache, type VariantCache } from "#lib/media/variant-cache.ts";
import { createVariants, type VariantRequest } from "#lib/media/variants.ts";

const id = "0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22";
const wanted: VariantRequest = { id, width: 384, quality: 80, format: "webp" };

let storage: MediaStorage;
let cache: VariantCache;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), "media-"));
  storage = createFolderStorage(join(folder, "media"));
  cache = createVariantCache(join(folder, "variants"), 10_000_000);
  await storage.put(pictureKey(id), await readFile("lib/seed/pictures/hummus.jpg"), "image/jpeg");
});

test("200 requests for one missing variant do the work once", async () => {
  const fetched = vi.spyOn(storage, "get");
  const written = vi.spyOn(cache, "write");
  const variants = createVariants(storage, cache, createLimiter(2, 5));
  // In waves, so that some arrive while the cache is read, some during the work and some after it.
  const answers = [];
  for (let wave = 0; wave < 20; wave += 1) {
    for (let each = 0; each < 10; each += 1) answers.push(variants(wanted));
    await new Promise((turn) => setTimeout(turn, wave));
  }
  const sizes = new Set((await Promise.all(answers)).map((bytes) => bytes?.length));
  expect(sizes.size).toBe(1);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(written).toHaveBeenCalledTimes(1);
});

test("is made once and then read from the disk", async () => {
  const first = await createVariants(storage, cache, createLimiter(1, 1))(wanted);
  await storage.delete(pictureKey(id));
  const afterRestart = createVariants(storage, cache, createLimiter(1, 1));
  expect(await afterRestart(wanted)).toEqual(first);
  expect(await afterRestart({ ...wanted, width: 256 })).toBeNull();
});

test("comes in every format, smaller than the JPEG", async () => {
  const variants = createVariants(storage, cache, createLimiter(1, 9));
  const [avif, webp, jpeg] = await Promise.all(
    (["avif", "webp", "jpeg"] as const).map(
      async (format) => (await variants({ ...wanted, format })) ?? new Uint8Array(),
    ),
  );
  expect(Buffer.from(avif ?? []).toString("latin1", 4, 12)).toBe("ftypavif");
  expect(sniffType(webp ?? new Uint8Array())).toBe("image/webp");
  expect(sniffType(jpeg ?? new Uint8Array())).toBe("image/jpeg");
  expect(avif?.length).toBeLessThan(webp?.length ?? 0);
  expect(webp?.length).toBeLessThan(jpeg?.length ?? 0);
});

test("says overloaded when the queue is full, and works again afterwards", async () => {
  const variants = createVariants(storage, cache, createLimiter(1, 1));
  const widths = [16, 32, 48, 64] as const;
  const results = await Promise.allSettled(widths.map((width) => variants({ ...wanted, width })));
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused.map((result) => result.reason.code)).toEqual(["overloaded", "overloaded"]);
  expect(await variants({ ...wanted, width: 64 })).not.toBeNull();
});

test("a full disk does not keep the picture from being served", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(cache, "write").mockRejectedValue(new Error("ENOSPC"));
  expect(await createVariants(storage, cache, createLimiter(1, 1))(wanted)).not.toBeNull();
  expect(warned).toHaveBeenCalledOnce();
});

test("a damaged original is said to be damaged", async () => {
  await storage.put(pictureKey(id), Buffer.from("no picture"), "image/jpeg");
  await expect(createVariants(storage, cache, createLimiter(1, 1))(wanted)).rejects.toMatchObject({ code: "damaged" });
});

test("nothing is kept of a picture that is deleted while a variant is made", async () => {
  const write = cache.write;
  vi.spyOn(cache, "write").mockImplementation(async (name, bytes) => {
    await storage.delete(pictureKey(id));
    await cache.forget(id);
    await write(name, bytes);
  });
  const variants = createVariants(storage, cache, createLimiter(1, 1));
  expect(await variants(wanted)).toBeNull();
  expect(await variants(wanted)).toBeNull();
});
