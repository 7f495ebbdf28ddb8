import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "#lib/db/client.ts";
import { uploads } from "#lib/db/tables/accounts.ts";
import { cookbooks } from "#lib/db/tables/cookbooks.ts";
import { pictures } from "#lib/db/tables/pictures.ts";
import { users } from "#lib/db/tables/users.ts";
import { cleanPicture } from "#lib/media/clean.ts";
import { ingestPicture } from "#lib/media/ingest.ts";
import { squareIn } from "#lib/media/square.ts";
import { mediaStorage } from "#lib/media/storage.ts";
import { replaceOwnPicture, showOwnPicture, uploadPicture } from "#lib/users/pictures.ts";
import { sweepUploads } from "#lib/users/sweep-uploads.ts";
import { newMember } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { photo } from "#tests/support/full-user.ts";
import { kaesespaetzle, words } from "#tests/support/kitchen.ts";

ownDatabase();

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

describe("a square", () => {
  test("is cut where it is wanted, and in the middle where nothing is", async () => {
    const upload = await halves(1200, 400);
    const left = await cleanPicture(upload, { x: 0, y: 0, size: 400 });
    const right = await cleanPicture(upload, { x: 800, y: 0, size: 400 });
    const middle = await cleanPicture(upload, "centre");
    expect([left.width, left.height]).toEqual([400, 400]);
    expect(await colourOf(left.bytes)).toEqual([1, 0, 0]);
    expect(await colourOf(right.bytes)).toEqual([0, 0, 1]);
    expect([middle.width, middle.height]).toEqual([400, 400]);
  });

  test("is measured on the picture as it is seen, not as it is stored", async () => {
    const sideways = await sharp(await halves(800, 400))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    // Turned upright, red is above.
    const { bytes } = await cleanPicture(sideways, { x: 0, y: 400, size: 400 });
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
  ])("that does not fit is made to: %j", (wanted, expected) => {
    expect(squareIn({ width: 1000, height: 800 }, wanted)).toEqual(expected);
  });

  test("needs 300 pixels on each side", async () => {
    await expect(cleanPicture(await photo(299, 900), "centre")).rejects.toMatchObject({ code: "too_small" });
    await expect(cleanPicture(await photo(300, 900), "centre")).resolves.toMatchObject({ width: 300, height: 300 });
  });
});

test("a new picture is recorded as sent in, and the former one is gone for good", async () => {
  const { id, slug } = await newMember();
  expect(await replaceOwnPicture(id, await photo(), "centre")).toEqual([slug]);
  const first = await pictureOf(id);
  expect(await isStored(first)).toBe(true);
  await replaceOwnPicture(id, await photo(500, 500), "centre");
  const second = await pictureOf(id);
  expect(second).not.toBe(first);
  expect(await isStored(first)).toBe(false);
  expect(await db.$count(pictures, eq(pictures.id, first))).toBe(0);
  expect(await db.$count(uploads, eq(uploads.userId, id))).toBe(1);
  await showOwnPicture(id, null);
  expect(await isStored(second)).toBe(false);
});

test("a picture of the house stays when somebody shows another one", async () => {
  const house = await ingestPicture(await photo(), { alts: { de: "", en: "" } });
  const { id } = await newMember({ pictureId: house.id });
  await replaceOwnPicture(id, await photo(), "centre");
  expect(await isStored(house.id)).toBe(true);
});

test("a picture that still lies on a cookbook stays", async () => {
  const { id } = await newMember();
  const cover = await uploadPicture(id, await photo());
  await db.insert(cookbooks).values({ userId: id, slug: "suppen", titles: { de: "Suppen" }, coverId: cover.id });
  expect(await showOwnPicture(id, cover.id)).not.toBeNull();
  await showOwnPicture(id, null);
  expect(await isStored(cover.id)).toBe(true);
  expect(await db.$count(uploads, eq(uploads.pictureId, cover.id))).toBe(1);
});

test("what cannot be the picture leaves everything as it was", async () => {
  const { id } = await newMember();
  await replaceOwnPicture(id, await photo(), "centre");
  const before = await pictureOf(id);
  for (const file of [Buffer.from("<svg/>"), await photo(200, 200), (await photo()).subarray(0, 300)]) {
    await expect(replaceOwnPicture(id, file, "centre")).rejects.toMatchObject({ name: "MediaError" });
  }
  expect(await pictureOf(id)).toBe(before);
  expect(await db.$count(uploads, eq(uploads.userId, id))).toBe(1);
  expect(await replaceOwnPicture(crypto.randomUUID(), await photo(), "centre").catch(() => "refused")).toBe("refused");
});

describe("what nobody uses", () => {
  const upload = async (userId: string, hours: number) => {
    const { id } = await uploadPicture(userId, await photo());
    await db
      .update(uploads)
      .set({ createdAt: sql`now() - make_interval(hours => ${hours})` })
      .where(eq(uploads.pictureId, id));
    return id;
  };
  const isKnown = async (id: string) => (await db.$count(pictures, eq(pictures.id, id))) === 1;

  test("goes after a day, row and file, and nothing younger", async () => {
    const { id } = await newMember();
    const [old, young] = [await upload(id, 25), await upload(id, 23)];
    const house = await ingestPicture(await photo(), { alts: { de: "", en: "" } });
    await sweepUploads();
    expect(await isKnown(old)).toBe(false);
    expect(await isStored(old)).toBe(false);
    for (const stays of [young, house.id]) expect([await isKnown(stays), await isStored(stays)]).toEqual([true, true]);
    expect(await db.$count(uploads, eq(uploads.userId, id))).toBe(1);
  });

  test("is not what something shows, whether the database knows of it or it stands in JSON", async () => {
    const { id } = await newMember();
    const [face, banner, cover, dish, step] = [
      await upload(id, 25),
      await upload(id, 25),
      await upload(id, 25),
      await upload(id, 25),
      await upload(id, 25),
    ];
    await db.update(users).set({ pictureId: face, bannerId: banner }).where(eq(users.id, id));
    await db.insert(cookbooks).values({ userId: id, slug: `mit-bild-${id}`, titles: { de: "Brot" }, coverId: cover });
    const recipeId = await kaesespaetzle(id, { pictureId: dish, texts: { de: words(`brot-${id}`, "Brot") } });
    const steps = JSON.stringify([{ ingredients: [], utensils: [], pictureId: step }]);
    await db.execute(sql`update recipes set steps = ${steps} where item_id = ${recipeId}`);
    await sweepUploads();
    for (const stays of [face, banner, cover, dish, step]) {
      expect([await isKnown(stays), await isStored(stays)]).toEqual([true, true]);
    }
  });

  test("stays in the database as long as the storage does not give its file away", async () => {
    const { id } = await newMember();
    const old = await upload(id, 25);
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const refusal = vi.spyOn(mediaStorage(), "delete").mockRejectedValue(new Error("full"));
    await sweepUploads();
    expect([await isKnown(old), await isStored(old)]).toEqual([true, true]);
    expect(log).toHaveBeenCalledOnce();
    refusal.mockRestore();
    await sweepUploads();
    expect([await isKnown(old), await isStored(old)]).toEqual([false, false]);
    log.mockRestore();
  });
});
