import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { toContentFiles } from "#lib/content/content-transfer/archive/content-files.ts";
import { listExportFiles } from "#lib/content/content-transfer/archive/export-files-queries.ts";
import { openFolder } from "#lib/content/content-transfer/archive/folder-files.ts";
import { writeFolder } from "#lib/content/content-transfer/archive/write-folder.ts";
import { streamZip } from "#lib/content/content-transfer/archive/write-zip.ts";
import { openZip, ZipError } from "#lib/content/content-transfer/archive/zip-files.ts";
import { importContent } from "#lib/content/content-transfer/import/import-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { pictures, videos } from "#lib/platform/db/tables/media.ts";
import { createVideo } from "#lib/platform/media/videos/mutations.ts";
import { readCaptions } from "#lib/platform/media/videos/video-files.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

const now = { actorId: null, isDryRun: false };
let folder: string;
let photo: Uint8Array;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
  process.env.DATA_DIR = join(folder, "data");
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#c33" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  await db.delete(videos);
  await db.delete(pictures);
});

const entry = { key: "rote-suppe", alts: { de: "Eine rote Suppe", en: "A red soup" } };
const withPhoto = (bytes: Uint8Array = photo) =>
  toContentFiles(
    new Map([
      ["pictures.json", Buffer.from(JSON.stringify([entry]))],
      ["pictures/rote-suppe.jpg", bytes],
    ]),
  );

test("a picture without its file is a problem", async () => {
  const files = toContentFiles(new Map([["pictures.json", Buffer.from(JSON.stringify([entry]))]]));
  const { problems } = await importContent(files, now);
  expect(problems.map(({ code, key }) => [code, key])).toEqual([["noFile", "rote-suppe"]]);
});

test("a file that is no picture is a problem, and nothing stays", async () => {
  const { problems } = await importContent(withPhoto(Buffer.from("no picture")), now);
  expect(problems.map(({ code }) => code)).toEqual(["badFile"]);
  const damaged = Buffer.from(photo.subarray(0, 200));
  expect((await importContent(withPhoto(damaged), now)).problems.map(({ code }) => code)).toEqual(["badFile"]);
  expect(await db.$count(pictures)).toBe(0);
});

test("a picture is imported once under its name, and its description again", async () => {
  const first = await importContent(withPhoto(), now);
  expect(first.problems).toEqual([]);
  const again = await importContent(withPhoto(), now);
  expect(again.kinds).toEqual([{ kind: "pictures", created: [], changed: [], unchanged: 1 }]);
  const [row] = await db.select().from(pictures);
  expect(row).toMatchObject({ width: 900, height: 600, alts: entry.alts });
});

test("a folder and a zip have the same files, and both can be imported", async () => {
  await importContent(withPhoto(), now);
  const files = await listExportFiles({ withMedia: true });
  const target = join(folder, "export");
  await writeFolder(target, files);
  const zip = await openZip(await buffer(streamZip(files)));
  const written = await openFolder(target);
  expect([...zip.names].sort()).toEqual([...written.names].sort());
  const [picture = ""] = [...zip.names].filter((name) => name.startsWith("pictures/"));
  expect(Buffer.from(await zip.read(picture))).toEqual(await readFile(join(target, picture)));
  for (const source of [zip, written]) {
    const { kinds, problems } = await importContent(source, now);
    expect(problems).toEqual([]);
    expect(kinds.flatMap(({ created, changed }) => [...created, ...changed])).toEqual([]);
  }
});

test("a clip is exported with its files and imported again, without captions where it has none", async () => {
  await importContent(withPhoto(), now);
  const [poster] = await db.select().from(pictures);
  const read = (ending: string) => readFile(`lib/seed/content/videos/clip-negroni.${ending}`);
  const { id } = await createVideo({
    posterId: poster?.id ?? "",
    mp4: await read("mp4"),
    captions: { de: String(await read("de.vtt")), en: "" },
    titles: { de: "Rühren", en: "Stirring" },
    seconds: 8,
    width: 1280,
    height: 720,
  });
  const zip = await openZip(await buffer(streamZip(await listExportFiles({ withMedia: true }))));
  expect([...zip.names].filter((name) => name.startsWith("videos/")).toSorted()).toEqual([
    `videos/${id}.de.vtt`,
    `videos/${id}.mp4`,
  ]);
  await db.delete(videos);
  expect((await importContent(zip, now)).problems).toEqual([]);
  const [stored] = await db.select().from(videos);
  expect(await readCaptions(stored?.captionKeys.de)).toBe(String(await read("de.vtt")));
  expect(stored?.captionKeys.en).toBe("");
});

test("an export without pictures has only lists", async () => {
  await importContent(withPhoto(), now);
  const files = await listExportFiles({ withMedia: false });
  expect(files.every(({ name }) => name.endsWith(".json"))).toBe(true);
});

test("what is no zip is refused", async () => {
  await expect(openZip(Buffer.from("PK no zip"))).rejects.toThrow(ZipError);
});
