import { expect, test } from "vitest";
import { cropFormats, cropNames, formatCrop, parseCrop, toPictureCrop } from "#lib/platform/media/pictures/crops.ts";
import { sharePhoto } from "#lib/platform/share-images/photo-size.ts";

const picture = { width: 1536, height: 1152 };

test("every crop lies within the picture and has the shape of its format", () => {
  for (const name of cropNames) {
    for (const area of [
      { x: 0, y: 0, width: 1 },
      { x: 99_999, y: 99_999, width: 99_999 },
      { x: 333.3, y: 77.7, width: 700.5 },
    ]) {
      const { x, y, width, height } = toPictureCrop(area, picture, name);
      expect([x, y, width, height].every(Number.isInteger)).toBe(true);
      expect(x >= 0 && y >= 0 && x + width <= picture.width && y + height <= picture.height).toBe(true);
      expect(Math.abs(width / height - cropFormats[name].ratio)).toBeLessThan(0.01);
    }
  }
});

test("a crop is as wide as its format needs, of a small picture the largest one", () => {
  expect(toPictureCrop({ x: 0, y: 0, width: 10 }, picture, "card").width).toBe(800);
  expect(toPictureCrop({ x: 0, y: 0, width: 10 }, { width: 300, height: 300 }, "card").width).toBe(300);
});

test("the photo of share images has the shape of its crop", () => {
  expect(cropFormats.share.ratio).toBe(sharePhoto.width / sharePhoto.height);
});

test("fields of forms have a crop, none, or something that is neither", () => {
  expect(parseCrop(formatCrop({ x: 1, y: 2, width: 800, height: 600 }))).toEqual({ x: 1, y: 2, width: 800 });
  expect(parseCrop(formatCrop(undefined))).toBeNull();
  for (const text of ["1 2", "1 2 x", "-1 2 3", " 1 2 3", "1 2 1000000"]) expect(parseCrop(text)).toBeUndefined();
});
