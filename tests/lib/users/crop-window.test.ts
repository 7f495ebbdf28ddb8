import { expect, test } from "vitest";
import { closestZoom, moveTo, wholeWindow, zoomTo } from "#lib/users/crop-window.ts";

const picture = { width: 1200, height: 800 };
const whole = wholeWindow(picture);

test("begins with the largest square in the middle", () => {
  expect(whole).toEqual({ x: 200, y: 0, size: 800 });
});

test("zooms around the middle, and back again", () => {
  const closer = zoomTo(whole, picture, 2);
  expect(closer).toEqual({ x: 400, y: 200, size: 400 });
  expect(zoomTo(closer, picture, 1)).toEqual(whole);
});

test("never leaves the picture", () => {
  expect(moveTo(whole, picture, { x: -10, y: 50 })).toEqual({ x: 0, y: 0, size: 800 });
  const corner = moveTo(zoomTo(whole, picture, 4), picture, { x: 9999, y: 9999 });
  expect(corner).toEqual({ x: 1000, y: 600, size: 200 });
  expect(zoomTo(corner, picture, 1)).toEqual({ x: 400, y: 0, size: 800 });
});

test("comes only so close that enough pixels are left", () => {
  expect(closestZoom(picture, 300)).toBeCloseTo(2.667, 3);
  expect(closestZoom({ width: 300, height: 300 }, 300)).toBe(1);
});
