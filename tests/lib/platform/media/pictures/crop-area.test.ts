import { expect, test } from "vitest";
import { cropHeight, largestCrop, maxZoom, moveCrop, zoomCrop } from "#lib/platform/media/pictures/crop-area.ts";

const square = { ratio: 1, minWidth: 300 };
const wideFormat = { ratio: 4 / 3, minWidth: 1200 };
const picture = { width: 1200, height: 800 };
const whole = largestCrop(picture, square);

test("starts with the largest centred crop of the format", () => {
  expect(whole).toEqual({ x: 200, y: 0, width: 800 });
  expect(largestCrop({ width: 4000, height: 1500 }, wideFormat)).toEqual({ x: 1000, y: 0, width: 2000 });
  expect(largestCrop({ width: 1500, height: 4000 }, wideFormat)).toEqual({ x: 0, y: (4000 - 1125) / 2, width: 1500 });
});

test("zooms around the centre and back", () => {
  const closer = zoomCrop(whole, picture, square, 2);
  expect(closer).toEqual({ x: 400, y: 200, width: 400 });
  expect(zoomCrop(closer, picture, square, 1)).toEqual(whole);
});

test("stays within the edges", () => {
  expect(moveCrop({ ...whole, x: -10, y: 50 }, picture, square)).toEqual({ x: 0, y: 0, width: 800 });
  const corner = moveCrop({ ...zoomCrop(whole, picture, square, 4), x: 9999, y: 9999 }, picture, square);
  expect(corner).toEqual({ x: 1000, y: 600, width: 200 });
  expect(zoomCrop(corner, picture, square, 1)).toEqual({ x: 400, y: 0, width: 800 });
  const lower = moveCrop({ x: 0, y: 9999, width: 600 }, picture, wideFormat);
  expect(lower.y + cropHeight(600, wideFormat)).toBe(picture.height);
});

test("limits the zoom by the minimum of pixels", () => {
  expect(maxZoom(picture, square)).toBeCloseTo(2.667, 3);
  expect(maxZoom({ width: 300, height: 300 }, square)).toBe(1);
  expect(maxZoom({ width: 1200, height: 900 }, wideFormat)).toBe(1);
});
