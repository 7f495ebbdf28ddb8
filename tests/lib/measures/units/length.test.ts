import fc from "fast-check";
import { expect, test } from "vitest";
import { formatInches, toInches, toUsTin } from "#lib/measures/units/length.ts";

test.each([
  [1, "1/16"],
  [3, "⅛"],
  [5, "¼"],
  [8, "⅜"],
  [10, "⅜"],
  [16, "⅝"],
  [20, "¾"],
  [22, "⅞"],
  [25, "1"],
  [30, "1¼"],
  [70, "2¾"],
  [80, "3"],
  [100, "4"],
  [280, "11"],
])("%i mm are %s inches on a ruler", (millimetres, inches) => {
  expect(formatInches(toInches(millimetres))).toBe(inches);
});

test("inches begin at 1/16, and from 2.4 mm on at ⅛", () => {
  expect([1, 2.3, 2.4].map(toInches)).toEqual([1 / 16, 1 / 16, 1 / 8]);
});

test("inches deviate by at most a third, and by at most ¼ inch", () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 500 }), (millimetres) => {
      const exact = millimetres / 25.4;
      const deviation = Math.abs(toInches(millimetres) - exact);
      expect(deviation).toBeLessThanOrEqual(Math.min(0.2501, exact / 3));
      expect(formatInches(toInches(millimetres))).toMatch(/^(?:\d+[⅛¼⅜½⅝¾⅞]?|[⅛¼⅜½⅝¾⅞])$/);
    }),
  );
});

test.each([
  ["round", [18], [7]],
  ["round", [12.7], [4]],
  ["round", [22], [9]],
  ["round", [24], [9]],
  ["round", [26], [10]],
  ["round", [28], [11]],
  ["loaf", [22], [8.5]],
  ["loaf", [25], [10]],
  ["loaf", [30], [12]],
  ["rectangular", [20, 20], [8, 8]],
  ["rectangular", [30, 20], [7, 11]],
  ["rectangular", [23, 33], [9, 13]],
  ["rectangular", [30, 40], [12, 17]],
] as const)("a %s tin of %j cm is sold with %j inches", (shape, sizes, inches) => {
  expect(toUsTin(shape, [...sizes])).toEqual(inches);
});
