import { expect, test } from "vitest";
import {
  cropFormats,
  cropNames,
  findCrop,
  formatCrop,
  parseCrop,
  toPictureCrop,
} from "#lib/platform/media/pictures/crops.ts";
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

test("a format shows the crop of the editors, or else the part around the focal point", () => {
  const square = { x: 1, y: 2, width: 480, height: 480 };
  expect(findCrop({ ...picture, crops: { square } }, "square")).toEqual(square);
  expect(findCrop({ ...picture, crops: { square }, focalPoint: { x: 0, y: 100 } }, "wide")).toEqual({
    x: 0,
    y: 288,
    width: 1536,
    height: 864,
  });
  expect(findCrop(picture, "square")).toEqual({ x: 192, y: 0, width: 1152, height: 1152 });
  expect(findCrop(picture, "card")).toBeNull();
});

test("the part of a picture of any size lies within it", () => {
  for (const name of cropNames) {
    for (const size of [
      { width: 1, height: 1 },
      { width: 1201, height: 799 },
      { width: 801, height: 2003 },
    ]) {
      for (const focalPoint of [
        { x: 0, y: 0 },
        { x: 33, y: 67 },
        { x: 100, y: 100 },
      ]) {
        const { x, y, width, height } = findCrop({ ...size, focalPoint }, name) ?? { x: 0, y: 0, ...size };
        expect(x >= 0 && y >= 0 && width > 0 && height > 0).toBe(true);
        expect(x + width <= size.width && y + height <= size.height).toBe(true);
      }
    }
  }
});

test("the photo of share images has the shape of its crop", () => {
  expect(cropFormats.share.ratio).toBe(sharePhoto.width / sharePhoto.height);
});

test("fields of forms have a crop, none, or something that is neither", () => {
  expect(parseCrop(formatCrop({ x: 1, y: 2, width: 800, height: 600 }))).toEqual({ x: 1, y: 2, width: 800 });
  expect(parseCrop(formatCrop(undefined))).toBeNull();
  for (const text of ["1 2", "1 2 x", "-1 2 3", " 1 2 3", "1 2 1000000"]) expect(parseCrop(text)).toBeUndefined();
});
