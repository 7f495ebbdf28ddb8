import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { OverloadedError } from "#lib/platform/http/concurrency-limit.ts";
import { MediaError } from "#lib/platform/media/errors.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import { servePicture } from "#lib/platform/media/pictures/serve-picture.ts";
import { signPath } from "#lib/platform/media/pictures/signature.ts";
import { getMediaStorage } from "#lib/platform/media/storage/storage.ts";
import { pictureKey } from "#lib/platform/media/storage/storage-key.ts";

const id = "0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22";
const unknown = "ffffffff-2f64-4c11-9d0a-7b5f5a3f1c22";
const key = "a-key-for-the-test";

beforeAll(async () => {
  vi.stubEnv("DATA_DIR", await mkdtemp(join(tmpdir(), "data-")));
  vi.stubEnv("IMAGE_KEYS", key);
  await getMediaStorage().put(pictureKey(id), await readFile("lib/seed/content/pictures/hummus.jpg"), "image/jpeg");
});

function fetchPicture(address: string, headers: Record<string, string> = {}) {
  return servePicture(new Request(`http://localhost:3000${address}`, { headers }));
}

test("serves the best format of Accept, cacheable for a year", async () => {
  const answer = await fetchPicture(pictureAddress(id, 384), { accept: "image/avif,image/webp,*/*" });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toEqual({
    "cache-control": "public, max-age=31536000, immutable",
    "content-length": String((await answer.arrayBuffer()).byteLength),
    "content-type": "image/avif",
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
    vary: "Accept",
  });
});

test("has an ETag per format, width, quality and part, and answers it with 304", async () => {
  const answers = await Promise.all([
    fetchPicture(pictureAddress(id, 384), { accept: "image/avif" }),
    fetchPicture(pictureAddress(id, 384), { accept: "image/webp" }),
    fetchPicture(pictureAddress(id, 256), { accept: "image/webp" }),
    fetchPicture(pictureAddress(id, 256, 60), { accept: "image/webp" }),
    fetchPicture(pictureAddress(id, 256, 60, { x: 0, y: 0, width: 600, height: 600 }), { accept: "image/webp" }),
  ]);
  const etags = answers.map((answer) => answer.headers.get("etag") ?? "");
  expect(new Set(etags).size).toBe(5);
  for (const etag of [etags[0], `W/${etags[0]}`, `"x", ${etags[0]}`, "*"]) {
    const again = await fetchPicture(pictureAddress(id, 384), { accept: "image/avif", "if-none-match": etag ?? "" });
    expect([again.status, again.headers.get("etag"), again.headers.get("vary")]).toEqual([304, etags[0], "Accept"]);
  }
  const other = await fetchPicture(pictureAddress(id, 384), { accept: "image/webp", "if-none-match": etags[0] ?? "" });
  expect(other.status).toBe(200);
});

test("serves a part of a picture, no larger than it is", async () => {
  const sizeOf = async (width: 384 | 1200) => {
    const crop = { x: 100, y: 50, width: 600, height: 300 };
    const answer = await fetchPicture(pictureAddress(id, width, 80, crop), { accept: "image/webp" });
    const metadata = await sharp(await answer.arrayBuffer()).metadata();
    return [metadata.width, metadata.height];
  };
  expect(await sizeOf(384)).toEqual([384, 192]);
  expect(await sizeOf(1200)).toEqual([600, 300]);
});

function signed(path: string) {
  return `/images/${signPath(path, key)}/${path}`;
}

describe("answers errors that are not cached:", () => {
  test.each([
    ["a wrong signature", () => pictureAddress(id, 384).replace("384x0", "640x0"), 403],
    ["a query after the address", () => `${pictureAddress(id, 384)}?v=2`, 403],
    ["an encoded spelling", () => pictureAddress(id, 384).replace("(", "%28"), 403],
    ["malformed encoding", () => "/images/%E0%A4%A/x", 403],
    ["no signature at all", () => "/images/", 403],
    ["a width that is not offered", () => signed(`385x0/filters:quality(80)/${id}`), 400],
    ["an unknown picture", () => pictureAddress(unknown, 384), 404],
  ])("%s", async (_, address, status) => {
    const answer = await fetchPicture(address());
    expect([answer.status, answer.headers.get("cache-control"), await answer.text()]).toEqual([status, "no-store", ""]);
  });
});

test.each([new OverloadedError(), new MediaError("storage_unavailable"), new MediaError("damaged")])(
  "answers 503 when $code",
  async (error) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const request = new Request(`http://localhost:3000${pictureAddress(id, 384)}`);
    const answer = await servePicture(request, () => Promise.reject(error));
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
      503,
      "2",
      "no-store",
    ]);
  },
);
