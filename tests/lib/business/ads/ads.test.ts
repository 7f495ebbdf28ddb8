import { randomUUID } from "node:crypto";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { countAds } from "#lib/business/ads/count-mutations.ts";
import { findHouseAd, listAdDays, listHouseAds } from "#lib/business/ads/desk-queries.ts";
import { endHouseAd, saveHouseAd } from "#lib/business/ads/mutations.ts";
import { addAdPicture } from "#lib/business/ads/picture-mutations.ts";
import { listAds, listFilledSlots } from "#lib/business/ads/queries.ts";
import { adCountsSchema } from "#lib/business/ads/schema.ts";
import { db } from "#lib/platform/db/client.ts";
import { uploads } from "#lib/platform/db/tables/accounts.ts";
import { houseAdCounts, houseAds } from "#lib/platform/db/tables/ads/house-ads.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { address } from "#lib/platform/routing/address.ts";
import { createHousePicture, readAuditLog } from "#tests/lib/content/pictures/fixtures.ts";
import { createReader, createUpload } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { adValues, createAd, createMenu } from "./fixtures.ts";

setUpDatabase();
vi.stubEnv("IMAGE_KEYS", "0123456789abcdef");

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T12:00:00Z") });
  await db.delete(houseAds);
});
afterEach(() => {
  vi.useRealTimers();
});

const listedIds = async (locale: "de" | "en" = "de") => (await listAds(locale)).map(({ id }) => id);

describe("what pages show", () => {
  test("are the advertisements of their language that run today in Berlin", async () => {
    const running = await createAd({ startsOn: "2026-11-26", endsOn: "2026-11-26" });
    await createAd({ startsOn: "2026-11-27" });
    await createAd({ startsOn: "2026-11-01", endsOn: "2026-11-25" });
    const english = await createAd({ language: "en", slot: "footer", kind: "paid" });
    expect(await listedIds()).toEqual([running]);
    expect(await listedIds("en")).toEqual([english]);
    expect(await listFilledSlots("de")).toEqual(["content_1"]);
    // In Berlin the next day has begun.
    vi.setSystemTime(new Date("2026-11-26T23:30:00Z"));
    expect(await listedIds()).not.toContain(running);
  });

  test("are own offers in one slot only, that lead elsewhere than the header and the page", async () => {
    await createMenu();
    const shown = await createAd({ href: "/de/rezepte#neu" });
    const elsewhere = await createAd({ slot: "header" });
    const repeated = await createAd({ href: "/de/kochbuecher" });
    const tool = await createAd({ href: address("de", "/shopping-list") });
    const ended = await createAd({ slot: "footer" });
    const paid = await createAd({ slot: "content_2", href: "/de/rezepte", kind: "paid" });
    expect((await listedIds()).toSorted()).toEqual([shown, paid].toSorted());
    expect(await listFilledSlots("de")).toEqual(["content_1", "content_2"]);
    expect(await listFilledSlots("de", "/de/stories")).toEqual(["content_1", "content_2"]);
    expect(await listFilledSlots("de", "/de/rezepte")).toEqual([]);
    // The desk says why.
    await db.update(houseAds).set({ endedAt: new Date() }).where(eq(houseAds.id, ended));
    const reasons = new Map((await listHouseAds(1)).data.map(({ id, withheld }) => [id, withheld]));
    expect([shown, elsewhere, repeated, tool, paid, ended].map((id) => reasons.get(id))).toEqual([
      null,
      "slot",
      "header",
      "header",
      null,
      null,
    ]);
  });

  test("tell when the last day ends, so that stored lists do not outlast it", async () => {
    await createAd({ endsOn: "2026-11-26" });
    await createAd({ endsOn: "2026-11-27" });
    expect((await listAds("de")).map(({ until }) => until)).toEqual([Date.parse("2026-11-26T23:00:00Z"), null]);
  });
});

describe("an editor", () => {
  test("creates, changes and ends an advertisement; saving an ended one lets it run again", async () => {
    const editorId = await createReader({ newType: "admin" });
    const values = await adValues({ kind: "paid", weight: 7 });
    const { id } = await saveHouseAd(editorId, null, values);
    expect(await findHouseAd(id)).toMatchObject({ isPaid: true, weight: 7, state: "running", views: 0, clicks: 0 });
    await saveHouseAd(editorId, { id, version: 1 }, { ...values, title: "Neu", endsOn: "2026-12-24" });
    expect(await findHouseAd(id)).toMatchObject({ title: "Neu", endsOn: "2026-12-24" });
    await endHouseAd({ editorId, id, version: 2 });
    expect(await findHouseAd(id)).toMatchObject({ state: "ended" });
    expect(await listedIds()).toEqual([]);
    await saveHouseAd(editorId, { id, version: 3 }, values);
    expect(await listedIds()).toEqual([id]);
  });

  test("keeps the picture of a colleague, and uses no upload of a reader and no deleted one", async () => {
    const [first, second, reader] = await Promise.all([
      createReader({ newType: "editor" }),
      createReader({ newType: "editor" }),
      createReader(),
    ]);
    const values = await adValues();
    const { id } = await saveHouseAd(first, null, values);
    await saveHouseAd(second, { id, version: 1 }, { ...values, title: "Von der Kollegin" });
    const foreign = { ...values, pictureId: await createUpload(reader) };
    await expect(saveHouseAd(second, { id, version: 2 }, foreign)).rejects.toMatchObject({
      code: "missing",
      field: "picture",
    });
    const deleted = { ...values, pictureId: await createHousePicture({ deletedAt: new Date() }) };
    await expect(saveHouseAd(second, null, deleted)).rejects.toMatchObject({ code: "missing", field: "picture" });
    expect(await findHouseAd(id)).toMatchObject({ title: "Von der Kollegin", pictureId: values.pictureId });
  });

  test("overwrites and ends nothing that a colleague has changed since it was read", async () => {
    const [first, second] = await Promise.all([
      createReader({ newType: "editor" }),
      createReader({ newType: "editor" }),
    ]);
    const values = await adValues();
    const { id } = await saveHouseAd(first, null, values);
    const read = { id, version: 1 };
    await saveHouseAd(first, read, { ...values, title: "Zuerst" });
    await expect(saveHouseAd(second, read, { ...values, title: "Danach" })).rejects.toMatchObject({ code: "conflict" });
    await expect(endHouseAd({ editorId: second, ...read })).rejects.toMatchObject({ code: "conflict" });
    expect(await findHouseAd(id)).toMatchObject({ title: "Zuerst", state: "running", version: 2 });
  });

  test.each(["community", "contributor", "partner"] as const)("is not a user of type %s", async (newType) => {
    const id = await createAd();
    const userId = await createReader({ newType });
    const values = await adValues();
    await expect(saveHouseAd(userId, null, values)).rejects.toMatchObject({ code: "forbidden" });
    await expect(saveHouseAd(userId, { id, version: 1 }, values)).rejects.toMatchObject({ code: "forbidden" });
    await expect(endHouseAd({ editorId: userId, id, version: 1 })).rejects.toMatchObject({ code: "forbidden" });
    expect(await listedIds()).toEqual([id]);
  });

  test("finds no advertisement that does not exist", async () => {
    const editorId = await createReader({ newType: "editor" });
    await expect(endHouseAd({ editorId, id: randomUUID(), version: 1 })).rejects.toMatchObject({ code: "missing" });
    expect(await findHouseAd(randomUUID())).toBeNull();
  });

  test("sees the list in pages, newest first", async () => {
    for (let n = 0; n < 25; n++) {
      const id = await createAd({ title: `Nummer ${n}` });
      await db
        .update(houseAds)
        .set({ createdAt: new Date(2026, 0, n + 1) })
        .where(eq(houseAds.id, id));
    }
    const { data, meta } = await listHouseAds(1);
    expect([data.length, data[0]?.title, meta.pagination.pages]).toEqual([24, "Nummer 24", 2]);
    expect((await listHouseAds(9)).data.map(({ title }) => title)).toEqual(["Nummer 0"]);
  });
});

describe("counts", () => {
  test("are sums by day in Berlin, without anything else", async () => {
    const id = await createAd();
    await countAds(adCountsSchema.parse({ views: [id, id.toUpperCase()], clicks: [] }));
    await countAds({ views: [id], clicks: [id] });
    vi.setSystemTime(new Date("2026-11-26T23:30:00Z"));
    await countAds({ views: [id], clicks: [] });
    expect(await listAdDays(id)).toEqual([
      { day: "2026-11-27", views: 1, clicks: 0 },
      { day: "2026-11-26", views: 2, clicks: 1 },
    ]);
    expect(await findHouseAd(id)).toMatchObject({ views: 3, clicks: 1 });
    expect(Object.keys((await db.select().from(houseAdCounts))[0] ?? {})).toEqual(["adId", "day", "views", "clicks"]);
  });

  test("ignore unknown and ended advertisements", async () => {
    const id = await createAd();
    await db.update(houseAds).set({ endedAt: new Date() }).where(eq(houseAds.id, id));
    await countAds({ views: [id, randomUUID()], clicks: [id] });
    await countAds({ views: [], clicks: [] });
    expect(await db.$count(houseAdCounts)).toBe(0);
  });

  test("of simultaneous reports are all added", async () => {
    const ids = [await createAd(), await createAd()];
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => countAds({ views: n % 2 ? ids : ids.toReversed(), clicks: [] })),
    );
    for (const id of ids) expect(await findHouseAd(id)).toMatchObject({ views: 20 });
  });
});

test("a picture that an editor sends for an advertisement is one of the site", async () => {
  vi.stubEnv("DATA_DIR", await mkdtemp(join(tmpdir(), "data-")));
  const editorId = await createReader({ newType: "editor" });
  const file = await readFile("lib/seed/content/pictures/hummus.jpg");
  const pictureId = await addAdPicture(editorId, file);
  expect(await db.$count(uploads, eq(uploads.pictureId, pictureId))).toBe(0);
  expect(await readAuditLog(pictureId)).toMatchObject([{ action: "create", actorId: editorId }]);
  const before = await db.$count(pictures);
  await expect(addAdPicture(await createReader(), file)).rejects.toMatchObject({ code: "forbidden" });
  expect(await db.$count(pictures)).toBe(before);
});
