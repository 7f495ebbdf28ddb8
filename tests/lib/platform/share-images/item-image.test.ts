import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import type { PictureCrop } from "#lib/platform/media/pictures/crops.ts";
import { createPicture } from "#lib/platform/media/pictures/mutations.ts";
import { renderItemImage, toImagePicture } from "#lib/platform/share-images/item-image.tsx";
import { renderJpeg } from "#lib/platform/share-images/rasterize.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

let pictureId: string;

beforeAll(async () => {
  vi.stubEnv("DATA_DIR", await mkdtemp(join(tmpdir(), "data-")));
  // Red on the left, blue on the right.
  const half = (background: string) =>
    sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  const file = await sharp({ create: { width: 1200, height: 400, channels: 3, background: "#fff" } })
    .composite([
      { input: await half("#ff0000"), left: 0, top: 0 },
      { input: await half("#0000ff"), left: 600, top: 0 },
    ])
    .png()
    .toBuffer();
  pictureId = (await createPicture(file, { alts: { de: "", en: "" } })).id;
});

/** The mean red and blue of the photo in the share image. */
async function renderPhoto(focalPoint?: { x: number; y: number }, crop?: PictureCrop) {
  const facts = { locale: "de", title: "Suppe", overline: "Rezept", pictureId, focalPoint, crop } as const;
  const jpeg = await renderJpeg(await renderItemImage(facts));
  const { channels } = await sharp(jpeg).extract({ left: 0, top: 0, width: 740, height: 570 }).stats();
  return { red: channels[0]?.mean ?? 0, blue: channels[2]?.mean ?? 0 };
}

test("the focal point decides which part of the photo is in the image; without one it is the middle", async () => {
  const [left, middle, right] = [
    await renderPhoto({ x: 0, y: 50 }),
    await renderPhoto(),
    await renderPhoto({ x: 100, y: 50 }),
  ];
  expect(left.red).toBeGreaterThan(240);
  expect(right.blue).toBeGreaterThan(240);
  expect(Math.abs(middle.red - middle.blue)).toBeLessThan(20);
});

test("a crop decides instead of the focal point", async () => {
  const crop = { x: 0, y: 0, width: 500, height: 385 };
  const view = { id: pictureId, width: 1200, height: 400, placeholder: "", alt: "" };
  expect(toImagePicture({ ...view, focalPoint: { x: 100, y: 50 }, crops: { share: crop } })).toEqual({
    pictureId,
    crop,
  });
  expect((await renderPhoto(undefined, crop)).red).toBeGreaterThan(240);
});

test("a picture without a focal point adds nothing to what the image depends on", () => {
  const view = { id: "a", width: 1, height: 1, placeholder: "", alt: "" };
  expect(Object.keys(toImagePicture(view))).toEqual(["pictureId"]);
  expect(toImagePicture({ ...view, focalPoint: { x: 1, y: 2 } })).toEqual({
    pictureId: "a",
    focalPoint: { x: 1, y: 2 },
  });
  expect(toImagePicture(null)).toEqual({ pictureId: null });
});
