import { randomBytes } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFolderStorage } from "#lib/platform/media/storage/folder-storage.ts";
import { createS3Storage } from "#lib/platform/media/storage/s3-storage.ts";
import type { MediaStorage } from "#lib/platform/media/storage/storage.ts";

const identity = { region: "eu-central-1", accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
let server: S3rver;
let endpoint: string;

beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), "s3-"));
  server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: "media" }],
  });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});

afterAll(() => server.close());

async function bytesOf(stream: ReadableStream<Uint8Array> | null) {
  return stream && Buffer.from(await new Response(stream).arrayBuffer());
}

const kinds: [string, () => Promise<MediaStorage>][] = [
  ["a folder", async () => createFolderStorage(await mkdtemp(join(tmpdir(), "media-")))],
  ["a bucket", async () => createS3Storage({ ...identity, endpoint, bucket: "media" })],
];

describe.each(kinds)("%s", (_, open) => {
  const content = randomBytes(300_000);

  test("stores, describes, replaces and deletes an object", async () => {
    const storage = await open();
    await storage.put("pictures/one", content, "image/jpeg");
    expect(await bytesOf(await storage.get("pictures/one"))).toEqual(content);
    const before = await storage.stat("pictures/one");
    expect(before?.bytes).toBe(content.length);
    expect(before?.etag).toMatch(/^[\w-]+$/);

    await storage.put("pictures/one", Buffer.from("new"), "image/jpeg");
    expect(String(await bytesOf(await storage.get("pictures/one")))).toBe("new");
    expect((await storage.stat("pictures/one"))?.etag).not.toBe(before?.etag);

    await storage.delete("pictures/one");
    await storage.delete("pictures/one");
    expect(await storage.get("pictures/one")).toBeNull();
    expect(await storage.stat("pictures/one")).toBeNull();
  });

  test("reads a range of an object", async () => {
    const storage = await open();
    await storage.put("videos/one/video.mp4", content, "video/mp4");
    const part = await bytesOf(await storage.get("videos/one/video.mp4", { start: 1000, end: 1999 }));
    expect(part).toEqual(content.subarray(1000, 2000));
  });

  test("rejects keys that leave the storage", async () => {
    const storage = await open();
    for (const key of [
      "../secret",
      "pictures/../../secret",
      "/etc/passwd",
      "pictures/a/../b",
      "pictures//a",
      "pictures/.a",
      "",
      "a\0b",
    ]) {
      await expect(async () => storage.get(key), key).rejects.toThrow(RangeError);
    }
  });
});

test.each([
  ["a wrong secret", () => ({ ...identity, secretAccessKey: "guessed", endpoint, bucket: "media" })],
  ["a missing bucket", () => ({ ...identity, endpoint, bucket: "elsewhere" })],
  ["a dead server", () => ({ ...identity, endpoint: "http://127.0.0.1:9", bucket: "media" })],
])("reports %s as a failure, not as a missing object", async (_, settings) => {
  const storage = createS3Storage(settings());
  await expect(storage.get("pictures/one")).rejects.toMatchObject({ code: "storage_unavailable" });
  await expect(storage.put("pictures/one", Buffer.from("x"), "image/jpeg")).rejects.toMatchObject({
    code: "storage_unavailable",
  });
});
