import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { createFolderStorage } from "#lib/platform/media/storage/folder-storage.ts";
import type { MediaStorage } from "#lib/platform/media/storage/storage.ts";
import { videoKey } from "#lib/platform/media/storage/storage-key.ts";
import { serveVideo } from "#lib/platform/media/videos/serve-video.ts";

const id = "0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22";
let storage: MediaStorage;
let clip: Buffer;

beforeAll(async () => {
  storage = createFolderStorage(await mkdtemp(join(tmpdir(), "media-")));
  clip = await readFile("lib/seed/content/videos/clip-negroni.mp4");
  await storage.put(videoKey(id, "video.mp4"), clip, "video/mp4");
  await storage.put(
    videoKey(id, "captions-de.vtt"),
    await readFile("lib/seed/content/videos/clip-negroni.de.vtt"),
    "text/vtt",
  );
});

function fetchVideo(file: string, headers: Record<string, string> = {}, method = "GET") {
  return serveVideo(new Request("http://localhost:3000/", { headers, method }), id, file, storage);
}

test("serves the whole file", async () => {
  const answer = await fetchVideo("video.mp4");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("video/mp4");
  expect(answer.headers.get("accept-ranges")).toBe("bytes");
  expect(answer.headers.get("cache-control")).toContain("immutable");
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(clip);
});

test("serves a byte range", async () => {
  const answer = await fetchVideo("video.mp4", { range: "bytes=100-199" });
  expect(answer.status).toBe(206);
  expect(answer.headers.get("content-range")).toBe(`bytes 100-199/${clip.length}`);
  expect(answer.headers.get("content-length")).toBe("100");
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(clip.subarray(100, 200));
});

test("answers a range beyond the end with 416", async () => {
  const answer = await fetchVideo("video.mp4", { range: `bytes=${clip.length}-` });
  expect([answer.status, answer.headers.get("content-range")]).toEqual([416, `bytes */${clip.length}`]);
});

test("answers its ETag with 304 and honours If-Range", async () => {
  const etag = (await fetchVideo("video.mp4", {}, "HEAD")).headers.get("etag") ?? "";
  expect((await fetchVideo("video.mp4", { "if-none-match": etag })).status).toBe(304);
  expect((await fetchVideo("video.mp4", { range: "bytes=0-9", "if-range": etag })).status).toBe(206);
  expect((await fetchVideo("video.mp4", { range: "bytes=0-9", "if-range": '"older"' })).status).toBe(200);
});

test("serves captions as WebVTT", async () => {
  const answer = await fetchVideo("captions-de.vtt");
  expect(answer.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
  expect(await answer.text()).toMatch(/^WEBVTT\n/);
});

test.each(["video.webm", "captions-en.vtt", "../../image-key", "constructor", "video.mp4%00"])(
  "answers %s with 404",
  async (file) => {
    expect((await fetchVideo(file)).status).toBe(404);
  },
);

test("answers an invalid id with 404", async () => {
  const request = new Request("http://localhost:3000/");
  expect((await serveVideo(request, "..", "video.mp4", storage)).status).toBe(404);
});

test("answers a failing storage with 503", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const failing = { ...storage, stat: () => Promise.reject(new Error("down")) };
  const answer = await serveVideo(new Request("http://localhost:3000/"), id, "video.mp4", failing);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
});
