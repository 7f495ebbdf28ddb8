import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { replaceOwnPicture, setOwnPicture } from "#lib/people/users/picture-mutations.ts";
import { deleteUnusedUploads } from "#lib/people/users/upload-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { uploads } from "#lib/platform/db/tables/accounts.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { clampSquare } from "#lib/platform/media/pictures/crop.ts";
import { createPicture } from "#lib/platform/media/pictures/mutations.ts";
import { sanitizePicture } from "#lib/platform/media/pictures/sanitize-upload.ts";
import { uploadPicture } from "#lib/platform/media/pictures/upload-mutations.ts";
import { deleteScheduledFiles } from "#lib/platform/media/storage/file-mutations.ts";
import { getMediaStorage } from "#lib/platform/media/storage/storage.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { createPhoto } from "#tests/support/full-user.ts";

setUpDatabase();

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "data-"));
  vi.stubEnv("DATA_DIR", dataDir);
});

const pictureOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]?.pictureId ?? "";
const isStored = async (id: string) => (await readdir(dataDir, { recursive: true })).some((path) => path.includes(id));

/** Red on the left, blue on the right. */
const halves = async (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#00f" } })
    .composite([{ input: { create: { width: width / 2, height, channels: 3, background: "#f00" } }, left: 0, top: 0 }])
    .png()
    .toBuffer();

const colourOf = async (bytes: Uint8Array) => {
  const { channels } = await sharp(bytes).stats();
  return channels.map(({ mean }) => Math.round(mean / 255));
};

describe("a square crop", () => {
  test("is cut at its position or in the centre", async () => {
    const upload = await halves(1200, 400);
    const left = await sanitizePicture(upload, { x: 0, y: 0, size: 400 });
    const right = await sanitizePicture(upload, { x: 800, y: 0, size: 400 });
    const middle = await sanitizePicture(upload, "centre");
    expect([left.width, left.height]).toEqual([400, 400]);
    expect(await colourOf(left.bytes)).toEqual([1, 0, 0]);
    expect(await colourOf(right.bytes)).toEqual([0, 0, 1]);
    expect([middle.width, middle.height]).toEqual([400, 400]);
  });

  test("is measured after rotation", async () => {
    const sideways = await sharp(await halves(800, 400))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    // After rotation red is at the top.
    const { bytes } = await sanitizePicture(sideways, { x: 0, y: 400, size: 400 });
    expect(await colourOf(bytes)).toEqual([0, 0, 1]);
  });

  test.each([
    [
      { x: -50, y: 9999, size: 500 },
      { left: 0, top: 300, width: 500, height: 500 },
    ],
    [
      { x: 10, y: 10, size: 1 },
      { left: 10, top: 10, width: 300, height: 300 },
    ],
    [
      { x: 0, y: 0, size: 5000 },
      { left: 0, top: 0, width: 800, height: 800 },
    ],
    ["centre" as const, { left: 100, top: 0, width: 800, height: 800 }],
  ])("is moved into the picture: %j", (wanted, expected) => {
    expect(clampSquare({ width: 1000, height: 800 }, wanted)).toEqual(expected);
  });

  test("requires 300 pixels per side", async () => {
    await expect(sanitizePicture(await createPhoto(299, 900), "centre")).rejects.toMatchObject({ code: "too_small" });
    await expect(sanitizePicture(await createPhoto(300, 900), "centre")).resolves.toMatchObject({
      width: 300,
      height: 300,
    });
  });
});

test("stores the upload and deletes the former picture", async () => {
  const { id, slug } = await createMember();
  expect(await replaceOwnPicture(id, await createPhoto(), "centre")).toEqual([slug]);
  const first = await pictureOf(id);
  expect(await isStored(first)).toBe(true);
  await replaceOwnPicture(id, await createPhoto(500, 500), "centre");
  const second = await pictureOf(id);
  expect(second).not.toBe(first);
  expect(await isStored(first)).toBe(false);
  expect(await db.$count(pictures, eq(pictures.id, first))).toBe(0);
  expect(await db.$count(uploads, eq(uploads.userId, id))).toBe(1);
  await setOwnPicture(id, null);
  expect(await isStored(second)).toBe(false);
});

test("keeps a former picture that was not uploaded", async () => {
  const house = await createPicture(await createPhoto(), { alts: { de: "", en: "" } });
  const { id } = await createMember({ pictureId: house.id });
  await replaceOwnPicture(id, await createPhoto(), "centre");
  expect(await isStored(house.id)).toBe(true);
});

test("keeps a former picture that a cookbook shows", async () => {
  const { id } = await createMember();
  const cover = await uploadPicture(id, await createPhoto());
  await db.insert(cookbooks).values({ userId: id, slug: "suppen", titles: { de: "Suppen" }, coverId: cover.id });
  expect(await setOwnPicture(id, cover.id)).not.toBeNull();
  await setOwnPicture(id, null);
  expect(await isStored(cover.id)).toBe(true);
  expect(await db.$count(uploads, eq(uploads.pictureId, cover.id))).toBe(1);
});

test("keeps no former picture for a text with its id, nor for the draft of another user", async () => {
  const [{ id }, stranger] = [await createMember(), await createMember()];
  await replaceOwnPicture(id, await createPhoto(), "centre");
  const former = await pictureOf(id);
  for (const draft of [
    { title: { de: former } },
    { title: { de: `"pictureId": "${former}"` } },
    { pictureId: former },
    { steps: [{ id: "a", pictureId: former }] },
  ]) {
    await db.insert(recipeDrafts).values({ authorId: stranger.id, content: draftContentSchema.parse(draft) });
  }
  await setOwnPicture(id, null);
  expect([await isStored(former), await db.$count(pictures, eq(pictures.id, former))]).toEqual([false, 0]);
});

test("keeps no former picture for the cookbook of another user, which has no cover then", async () => {
  const [{ id }, stranger] = [await createMember(), await createMember()];
  const picture = await uploadPicture(id, await createPhoto());
  await setOwnPicture(id, picture.id);
  const text = recipeTexts(`brot-${id}`, "Brot");
  const recipeId = await createTestRecipe(id, { pictureId: picture.id, texts: { de: text } });
  const book = { userId: stranger.id, slug: stranger.id, titles: { de: "Brot" }, coverId: picture.id };
  await db.insert(cookbooks).values(book);
  const getCover = async () =>
    (await db.select().from(cookbooks).where(eq(cookbooks.userId, stranger.id))).map(({ coverId }) => coverId);
  // The recipe still shows it.
  await setOwnPicture(id, null);
  expect([await isStored(picture.id), await getCover()]).toEqual([true, [picture.id]]);
  await db.update(items).set({ pictureId: null }).where(eq(items.id, recipeId));
  await db
    .update(uploads)
    .set({ createdAt: new Date("2026-01-01") })
    .where(eq(uploads.pictureId, picture.id));
  await deleteUnusedUploads();
  expect([await isStored(picture.id), await getCover()]).toEqual([false, [null]]);
});

test("changes nothing for an invalid file", async () => {
  const { id } = await createMember();
  await replaceOwnPicture(id, await createPhoto(), "centre");
  const before = await pictureOf(id);
  for (const file of [Buffer.from("<svg/>"), await createPhoto(200, 200), (await createPhoto()).subarray(0, 300)]) {
    await expect(replaceOwnPicture(id, file, "centre")).rejects.toMatchObject({ name: "MediaError" });
  }
  expect(await pictureOf(id)).toBe(before);
  expect(await db.$count(uploads, eq(uploads.userId, id))).toBe(1);
  expect(await replaceOwnPicture(crypto.randomUUID(), await createPhoto(), "centre").catch(() => "rejected")).toBe(
    "rejected",
  );
});

describe("an unused upload", () => {
  const upload = async (userId: string, hours: number) => {
    const { id } = await uploadPicture(userId, await createPhoto());
    await db
      .update(uploads)
      .set({ createdAt: sql`now() - make_interval(hours => ${hours})` })
      .where(eq(uploads.pictureId, id));
    return id;
  };
  const isKnown = async (id: string) => (await db.$count(pictures, eq(pictures.id, id))) === 1;

  test("is deleted with its file after a day", async () => {
    const { id } = await createMember();
    const [old, young] = [await upload(id, 25), await upload(id, 23)];
    const house = await createPicture(await createPhoto(), { alts: { de: "", en: "" } });
    await deleteUnusedUploads();
    expect(await isKnown(old)).toBe(false);
    expect(await isStored(old)).toBe(false);
    for (const stays of [young, house.id]) expect([await isKnown(stays), await isStored(stays)]).toEqual([true, true]);
    expect(await db.$count(uploads, eq(uploads.userId, id))).toBe(1);
  });

  test("is none that a column or JSON refers to", async () => {
    const { id } = await createMember();
    const [face, banner, cover, dish, step, draftStep] = [
      await upload(id, 25),
      await upload(id, 25),
      await upload(id, 25),
      await upload(id, 25),
      await upload(id, 25),
      await upload(id, 25),
    ];
    await db.update(users).set({ pictureId: face, bannerId: banner }).where(eq(users.id, id));
    await db.insert(cookbooks).values({ userId: id, slug: `mit-bild-${id}`, titles: { de: "Brot" }, coverId: cover });
    const recipeId = await createTestRecipe(id, { pictureId: dish, texts: { de: recipeTexts(`brot-${id}`, "Brot") } });
    const steps = JSON.stringify([{ ingredients: [], utensils: [], pictureId: step }]);
    await db.execute(sql`update recipes set steps = ${steps} where item_id = ${recipeId}`);
    const content = draftContentSchema.parse({ steps: [{ id: "a", pictureId: draftStep }] });
    await db.insert(recipeDrafts).values({ authorId: id, content });
    await deleteUnusedUploads();
    for (const stays of [face, banner, cover, dish, step, draftStep]) {
      expect([await isKnown(stays), await isStored(stays)]).toEqual([true, true]);
    }
  });

  test("has its file deleted by the next run when the storage fails", async () => {
    const { id } = await createMember();
    const old = await upload(id, 25);
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const deleteSpy = vi.spyOn(getMediaStorage(), "delete").mockRejectedValue(new Error("full"));
    await deleteUnusedUploads();
    deleteSpy.mockRestore();
    expect([await isKnown(old), await isStored(old)]).toEqual([false, true]);
    expect(log).toHaveBeenCalledOnce();
    await deleteScheduledFiles();
    expect([await isKnown(old), await isStored(old)]).toEqual([false, false]);
    log.mockRestore();
  });
});
