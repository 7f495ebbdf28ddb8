import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { db } from "#lib/platform/db/client.ts";
import { fileDeletions, pictures } from "#lib/platform/db/tables/media.ts";
import { MediaError } from "#lib/platform/media/errors.ts";
import { createPicture, deletePicture } from "#lib/platform/media/pictures/mutations.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import { servePicture } from "#lib/platform/media/pictures/serve-picture.ts";
import { findPictures, findVideos } from "#lib/platform/media/queries.ts";
import { deleteScheduledFiles } from "#lib/platform/media/storage/file-mutations.ts";
import { getMediaStorage } from "#lib/platform/media/storage/storage.ts";
import { createVideo } from "#lib/platform/media/videos/mutations.ts";
import { serveVideo } from "#lib/platform/media/videos/serve-video.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

const alts = { de: "Schale Hummus", en: "A bowl of hummus" };
const request = new Request("http://localhost:3000/");
let dataDir: string;
let jpeg: Buffer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "data-"));
  vi.stubEnv("DATA_DIR", dataDir);
  jpeg = await readFile("lib/seed/content/pictures/hummus.jpg");
});

function fetchPicture(id: string) {
  return servePicture(new Request(`http://localhost:3000${pictureAddress(id, 128)}`));
}

async function filesOf(id: string) {
  return (await readdir(dataDir, { recursive: true })).filter((path) => path.includes(id));
}

test("stores, finds and serves an uploaded picture", async () => {
  const row = await createPicture(jpeg, { alts, credit: { de: "Anna", en: "Anna" } });
  expect(row).toMatchObject({
    mime: "image/jpeg",
    width: 1536,
    height: 1152,
    alts,
    credit: { de: "Anna", en: "Anna" },
  });
  expect(row.storageKey).toBe(`pictures/${row.id}`);
  expect((await getMediaStorage().stat(row.storageKey))?.bytes).toBe(row.bytes);
  expect((await findPictures("de", [row.id])).get(row.id)).toEqual({
    id: row.id,
    width: 1536,
    height: 1152,
    placeholder: row.placeholder,
    alt: "Schale Hummus",
  });
  expect((await fetchPicture(row.id)).status).toBe(200);
});

test("deletes a picture with all of its files", async () => {
  const { id } = await createPicture(jpeg, { alts });
  expect((await fetchPicture(id)).status).toBe(200);
  expect(await filesOf(id)).not.toEqual([]);
  await deletePicture(id);
  expect(await filesOf(id)).toEqual([]);
  expect((await fetchPicture(id)).status).toBe(404);
  expect((await findPictures("de", [id])).size).toBe(0);
});

test("deletes the file after the commit, when no row is locked any more", async () => {
  const { id } = await createPicture(jpeg, { alts });
  const storage = getMediaStorage();
  const rows: unknown[] = [];
  const deleting = vi.spyOn(storage, "delete").mockImplementationOnce(async () => {
    rows.push(await db.$count(pictures, eq(pictures.id, id)), await db.$count(fileDeletions));
  });
  await deletePicture(id);
  deleting.mockRestore();
  expect(rows).toEqual([0, 1]);
});

test("repeats the deletion of a file that has failed, unless it was stored anew", async () => {
  const [gone, back] = await Promise.all([createPicture(jpeg, { alts }), createPicture(jpeg, { alts })]);
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const deleting = vi.spyOn(getMediaStorage(), "delete").mockRejectedValue(new MediaError("storage_unavailable"));
  await deletePicture(gone.id);
  await deletePicture(back.id);
  deleting.mockRestore();
  expect(errors).toHaveBeenCalledTimes(2);
  errors.mockRestore();
  expect((await findPictures("de", [gone.id, back.id])).size).toBe(0);
  expect(await filesOf(gone.id)).not.toEqual([]);
  await createPicture(jpeg, { id: back.id, alts });
  await deleteScheduledFiles();
  expect(await filesOf(gone.id)).toEqual([]);
  expect((await fetchPicture(back.id)).status).toBe(200);
  expect(await db.$count(fileDeletions)).toBe(0);
});

test("stores nothing of a rejected file", async () => {
  const before = await readdir(dataDir, { recursive: true });
  await expect(createPicture(Buffer.from("<svg/>"), { alts })).rejects.toMatchObject({ code: "unsupported_type" });
  const gif = await sharp(jpeg).resize(8).gif().toBuffer();
  await expect(createPicture(gif, { alts })).rejects.toMatchObject({ code: "unsupported_type" });
  expect(await readdir(dataDir, { recursive: true })).toEqual(before);
});

test("deletes the original when the row cannot be inserted", async () => {
  await createPicture(jpeg, { alts });
  const before = await readdir(join(dataDir, "media", "pictures"));
  await expect(createPicture(jpeg, { alts: alts, credit: { de: "no\0text", en: "" } })).rejects.toThrow();
  expect(await readdir(join(dataDir, "media", "pictures"))).toEqual(before);
});

async function createClip() {
  const { id: posterId } = await createPicture(jpeg, { alts });
  const [mp4, webm, de, en] = await Promise.all(
    ["mp4", "webm", "de.vtt", "en.vtt"].map((end) => readFile(`lib/seed/content/videos/clip-negroni.${end}`)),
  );
  return createVideo({
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

test("stores a video with its files, finds it with its poster and serves it", async () => {
  const { id, posterId } = await createClip();
  expect((await findVideos("en", [id])).get(id)).toMatchObject({
    title: "Stirring a Negroni",
    seconds: 8,
    mp4: `/videos/${id}/video.mp4`,
    webm: `/videos/${id}/video.webm`,
    captions: { de: `/videos/${id}/captions-de.vtt`, en: `/videos/${id}/captions-en.vtt` },
    poster: { id: posterId, alt: "A bowl of hummus" },
  });
  for (const file of ["video.mp4", "video.webm", "captions-de.vtt", "captions-en.vtt"]) {
    expect((await serveVideo(request, id, file)).status).toBe(200);
  }
});

test("refuses to delete the poster of a video", async () => {
  const { posterId } = await createClip();
  await expect(deletePicture(posterId)).rejects.toThrow();
  expect((await fetchPicture(posterId)).status).toBe(200);
});

test("rejects a picture as a video", async () => {
  const wrong = {
    posterId: "",
    captions: { de: "WEBVTT\n", en: "WEBVTT\n" },
    titles: alts,
    seconds: 1,
    width: 1,
    height: 1,
  };
  await expect(createVideo({ ...wrong, mp4: jpeg })).rejects.toMatchObject({ code: "unsupported_type" });
});
