import { expect, test } from "vitest";
import { largestSquare, maxZoom, moveTo, zoomTo } from "#lib/users/crop-area.ts";

const picture = { width: 1200, height: 800 };
const whole = largestSquare(picture);

test("starts with the largest centred square", () => {
  expect(whole).toEqual({ x: 200, y: 0, size: 800 });
});

test("zooms around the centre and back", () => {
  const closer = zoomTo(whole, picture, 2);
  expect(closer).toEqual({ x: 400, y: 200, size: 400 });
  expect(zoomTo(closer, picture, 1)).toEqual(whole);
});

test("stays within the edges", () => {
  expect(moveTo(whole, picture, { x: -10, y: 50 })).toEqual({ x: 0, y: 0, size: 800 });
  const corner = moveTo(zoomTo(whole, picture, 4), picture, { x: 9999, y: 9999 });
  expect(corner).toEqual({ x: 1000, y: 600, size: 200 });
  expect(zoomTo(corner, picture, 1)).toEqual({ x: 400, y: 0, size: 800 });
});

test("limits the zoom by the minimum of pixels", () => {
  expect(maxZoom(picture, 300)).toBeCloseTo(2.667, 3);
  expect(maxZoom({ width: 300, height: 300 }, 300)).toBe(1);
});
