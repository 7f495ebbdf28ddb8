import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatUsMeasure } from "#lib/measures/units/format-us-measure.ts";
import { usUnits } from "#lib/measures/units/us-units.ts";
import { isNear, millilitres, nearestFraction, toVolumeMeasure } from "#lib/measures/units/us-volume.ts";

const exact = 0.03;
const loose = 0.12;

const write = (volume: number, tolerance = exact, isLiquid = true) =>
  formatUsMeasure(toVolumeMeasure(volume, tolerance, isLiquid), usUnits.en, "en").replaceAll("\u00a0", " ");

describe("teaspoons", () => {
  test.each([
    [0.1, "1 pinch"],
    [0.124, "1 pinch"],
    [1 / 8, "⅛ tsp"],
    [0.18, "⅛ tsp"],
    [0.2, "¼ tsp"],
    [0.5, "½ tsp"],
    [0.75, "¾ tsp"],
    [1, "1 tsp"],
    [1.3, "1¼ tsp"],
    [2.7, "2¾ tsp"],
    [2.8, "2¾ tsp"],
    [2.9, "1 tbsp"],
    [4, "4 tsp"],
    [5, "5 tsp"],
  ])("of which there are %d are written as %s", (teaspoons, expected) => {
    expect(write(teaspoons * millilitres.tsp)).toBe(expected);
  });
});

describe("tablespoons", () => {
  test.each([
    [15, "1 tbsp"],
    [16, "1 tbsp + ¼ tsp"],
    [17, "1 tbsp + ½ tsp"],
    [18.3, "1 tbsp + ¾ tsp"],
    [22, "1½ tbsp"],
    [24, "5 tsp"],
    [27, "1 tbsp + 2½ tsp"],
    [30, "2 tbsp"],
    [33, "2 tbsp + 1 tsp"],
    [40, "2 tbsp + 2 tsp"],
    [52, "3½ tbsp"],
  ])("%d ml are written as %s", (volume, expected) => {
    expect(write(volume)).toBe(expected);
  });

  test("are never written as nothing and some teaspoons", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 3000, noNaN: true }),
        fc.constantFrom(exact, loose),
        fc.boolean(),
        (volume, tolerance, isLiquid) => {
          const { amount, plus } = toVolumeMeasure(volume, tolerance, isLiquid);
          expect(amount).toBeGreaterThan(0);
          expect(plus?.amount ?? 1).toBeGreaterThan(0);
        },
      ),
    );
    expect([13.2, 13.15, 13.1].map((volume) => write(volume, loose))).toEqual(["2¾ tsp", "2¾ tsp", "2¾ tsp"]);
  });
});

describe("cups", () => {
  test.each([
    [57, "4 tbsp"],
    [57.4, "¼ cup"],
    [67, "¼ cup + 2 tsp"],
    [70, "¼ cup + 2 tsp"],
    [82.4, "⅓ cup + 1 tsp"],
    [87, "⅓ cup + 2 tsp"],
    [97, "¼ cup + 2½ tbsp"],
    [125, "½ cup + 1 tsp"],
    [157, "⅔ cup"],
    [276.7, "1 cup + 3 tbsp"],
    [710, "3 cups"],
    [2800, "11¾ cups"],
  ])("%d ml of milk are written as %s", (volume, expected) => {
    expect(write(volume)).toBe(expected);
  });

  test("begin at a quarter cup less the tolerance", () => {
    expect(toVolumeMeasure((millilitres.cup / 4) * 0.97, exact, true)).toEqual({ amount: 1 / 4, unit: "cup" });
    expect(toVolumeMeasure((millilitres.cup / 4) * 0.969, exact, true)).toEqual({ amount: 4, unit: "tbsp" });
    expect(toVolumeMeasure(52.5, loose, false)).toEqual({ amount: 1 / 4, unit: "cup" });
  });

  test("from twelve on are quarts of what is liquid, never of flour", () => {
    expect(write(11.9 * millilitres.cup)).toBe("12 cups");
    expect(write(12 * millilitres.cup)).toBe("3 quarts");
    expect(write(12 * millilitres.cup, exact, false)).toBe("12 cups");
    expect(write(13 * millilitres.cup)).toBe("3¼ quarts");
    expect(write(25.33 * millilitres.cup, exact, false)).toBe("25⅓ cups");
  });

  test("stay cups where no quarter of a quart keeps the tolerance", () => {
    expect(write(12.5 * millilitres.cup)).toBe("12½ cups");
  });

  test("need no teaspoons where they are measured loosely", () => {
    fc.assert(
      fc.property(fc.double({ min: 52.1, max: 3000, noNaN: true }), (volume) => {
        expect(toVolumeMeasure(volume, loose, false).plus?.unit).not.toBe("tsp");
      }),
    );
  });

  test("are the nearest ones where no measure keeps the tolerance", () => {
    expect(write(61, 0.0001)).toBe("¼ cup");
  });
});

test("the nearest fraction of a unit is a half, a third or a quarter", () => {
  expect([0.1, 0.24, 0.3, 0.35, 0.45, 0.6, 0.7, 0.9, 1.3].map(nearestFraction)).toEqual([
    0,
    1 / 4,
    1 / 3,
    1 / 3,
    1 / 2,
    2 / 3,
    2 / 3,
    1,
    4 / 3,
  ]);
});

test.each([
  [2, 2, 0, true],
  [2.1, 2, 0.05, true],
  [1.9, 2, 0.05, true],
  [2.11, 2, 0.05, false],
  [1.89, 2, 0.05, false],
  [0.000001, 0, 0.05, true],
  [0.000002, 0, 0.05, false],
])("%d instead of %d with a tolerance of %d is near: %s", (amount, value, tolerance, expected) => {
  expect(isNear(amount, value, tolerance)).toBe(expected);
});
