import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { pictureAddress } from "#lib/media/address.ts";
import { ingestPicture } from "#lib/media/ingest.ts";
import { ingestVideo } from "#lib/media/ingest-video.ts";
import { findPictures, findVideos } from "#lib/media/queries.ts";
import { deletePicture, deleteVideo } from "#lib/media/remove.ts";
import { servePicture } from "#lib/media/serve-picture.ts";
import { serveVideo } from "#lib/media/serve-video.ts";
import { mediaStorage } from "#lib/media/storage.ts";
import { ownDatabase } from "#tests/support/database.ts";

ownDatabase();

const alts = { de: "Schale Hummus", en: "A bowl of hummus" };
const request = new Request("http://localhost:3000/");
let dataDir: string;
let jpeg: Buffer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "data-"));
  vi.stubEnv("DATA_DIR", dataDir);
  jpeg = await readFile("lib/seed/pictures/hummus.jpg");
});

function see(id: string) {
  return servePicture(new Request(`http://localhost:3000${pictureAddress(id, 128)}`));
}

async function filesOf(id: string) {
  return (await readdir(dataDir, { recursive: true })).filter((path) => path.includes(id));
}

test("an uploaded picture is recorded, found and served", async () => {
  const row = await ingestPicture(jpeg, { alts, credit: "Anna" });
  expect(row).toMatchObject({ mime: "image/jpeg", width: 1536, height: 1152, alts, credit: "Anna" });
  expect(row.storageKey).toBe(`pictures/${row.id}`);
  expect((await mediaStorage().stat(row.storageKey))?.bytes).toBe(row.bytes);
  expect((await findPictures("de", [row.id])).get(row.id)).toEqual({
    id: row.id,
    width: 1536,
    height: 1152,
    placeholder: row.placeholder,
    alt: "Schale Hummus",
  });
  expect((await see(row.id)).status).toBe(200);
});

test("a deleted picture leaves nothing", async () => {
  const { id } = await ingestPicture(jpeg, { alts });
  expect((await see(id)).status).toBe(200);
  expect(await filesOf(id)).not.toEqual([]);
  await deletePicture(id);
  expect(await filesOf(id)).toEqual([]);
  expect((await see(id)).status).toBe(404);
  expect((await findPictures("de", [id])).size).toBe(0);
});

test("nothing is stored of what is refused", async () => {
  const before = await readdir(dataDir, { recursive: true });
  await expect(ingestPicture(Buffer.from("<svg/>"), { alts })).rejects.toMatchObject({ code: "unsupported_type" });
  const gif = await sharp(jpeg).resize(8).gif().toBuffer();
  await expect(ingestPicture(gif, { alts })).rejects.toMatchObject({ code: "unsupported_type" });
  expect(await readdir(dataDir, { recursive: true })).toEqual(before);
});

test("an original that cannot be recorded is not kept", async () => {
  const before = await readdir(join(dataDir, "media", "pictures"));
  await expect(ingestPicture(jpeg, { alts: alts, credit: "no\0text" })).rejects.toThrow();
  expect(await readdir(join(dataDir, "media", "pictures"))).toEqual(before);
});

async function ingestClip() {
  const { id: posterId } = await ingestPicture(jpeg, { alts });
  const [mp4, webm, de, en] = await Promise.all(
    ["mp4", "webm", "de.vtt", "en.vtt"].map((end) => readFile(`lib/seed/videos/clip-negroni.${end}`)),
  );
  return ingestVideo({
    posterId,
    mp4: mp4 ?? jpeg,
    webm,
    captions: { de: String(de), en: String(en) },
    titles: { de: "Negroni rühren", en: "Stirring a Negroni" },
    seconds: 8,
    width: 1280,
    height: 720,
  });
}

test("a clip is recorded with its files, found with its poster and served", async () => {
  const { id, posterId } = await ingestClip();
  expect((await findVideos("en", [id])).get(id)).toMatchObject({
    title: "Stirring a Negroni",
    seconds: 8,
    hasWebm: true,
    captions: ["de", "en"],
    poster: { id: posterId, alt: "A bowl of hummus" },
  });
  for (const file of ["video.mp4", "video.webm", "captions-de.vtt", "captions-en.vtt"]) {
    expect((await serveVideo(request, id, file)).status).toBe(200);
  }
});

test("a poster in use cannot be deleted, a clip can", async () => {
  const { id, posterId } = await ingestClip();
  await expect(deletePicture(posterId)).rejects.toThrow();
  expect((await see(posterId)).status).toBe(200);
  await deleteVideo(id);
  expect(
    (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile() && entry.parentPath.includes(id),
    ),
  ).toEqual([]);
  expect((await serveVideo(request, id, "video.mp4")).status).toBe(404);
  await deletePicture(posterId);
});

test("a picture that calls itself a clip is refused", async () => {
  const wrong = {
    posterId: "",
    captions: { de: "WEBVTT\n", en: "WEBVTT\n" },
    titles: alts,
    seconds: 1,
    width: 1,
    height: 1,
  };
  await expect(ingestVideo({ ...wrong, mp4: jpeg })).rejects.toMatchObject({ code: "unsupported_type" });
});
