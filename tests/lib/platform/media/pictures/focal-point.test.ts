import { expect, test } from "vitest";
import { centre, cropToFocalPoint, toPosition } from "#lib/platform/media/pictures/focal-point.ts";

const landscape = { width: 800, height: 400 };
const square = { width: 100, height: 100 };

test("is the value of object-position", () => {
  expect(toPosition({ x: 20, y: 80 })).toBe("20% 80%");
});

test.each([
  [
    { x: 0, y: 0 },
    { left: 0, top: 0, width: 400, height: 400 },
  ],
  [centre, { left: 200, top: 0, width: 400, height: 400 }],
  [
    { x: 100, y: 30 },
    { left: 400, top: 0, width: 400, height: 400 },
  ],
])("crops like the browser around %o", (point, expected) => {
  expect(cropToFocalPoint(landscape, square, point)).toEqual(expected);
});

test("crops above and below where the picture is taller than the box", () => {
  expect(cropToFocalPoint({ width: 300, height: 600 }, { width: 740, height: 570 }, { x: 50, y: 100 })).toEqual({
    left: 0,
    width: 300,
    height: 231,
    top: 369,
  });
});

test("never leaves the picture", () => {
  const { left, top, width, height } = cropToFocalPoint(
    { width: 828, height: 621 },
    { width: 740, height: 570 },
    { x: 100, y: 100 },
  );
  expect(left + width).toBeLessThanOrEqual(828);
  expect(top + height).toBeLessThanOrEqual(621);
});
