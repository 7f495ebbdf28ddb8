import { describe, expect, test } from "vitest";
import { formatUsMeasure } from "#lib/measures/units/format-us-measure.ts";
import type { UsMeasure } from "#lib/measures/units/us-measure.ts";
import { toButterMeasure, toCanMeasure, toLeavenerMeasure, toYeastMeasure } from "#lib/measures/units/us-packages.ts";
import { usUnits } from "#lib/measures/units/us-units.ts";

const write = (measure: UsMeasure | null) =>
  measure && formatUsMeasure(measure, usUnits.en, "en").replaceAll("\u00a0", " ");

describe("butter", () => {
  test.each([
    [1, "½ tsp"],
    [3, "½ tsp"],
    [6, "1½ tsp"],
    [10, "2 tsp"],
    [10.7, "1 tbsp"],
    [14, "1 tbsp"],
    [21, "1½ tbsp"],
    [106, "7½ tbsp"],
    [110, "1 stick"],
    [113, "1 stick"],
    [120, "1 stick + ½ tbsp"],
    [127, "1 stick + 1 tbsp"],
    [142, "1¼ sticks"],
    [170, "1½ sticks"],
    [227, "2 sticks"],
    [250, "2 sticks + 1½ tbsp"],
  ])("of %d g is written as %s", (mass, expected) => {
    expect(write(toButterMeasure(mass))).toBe(expected);
  });
});

describe("yeast", () => {
  test.each([
    ["dry-yeast", 0.5, "⅛ tsp"],
    ["dry-yeast", 3.5, "1 tsp"],
    ["dry-yeast", 6.2, "2 tsp"],
    ["dry-yeast", 6.5, "1 packet"],
    ["dry-yeast", 7.8, "1 packet"],
    ["dry-yeast", 8.2, "2½ tsp"],
    ["dry-yeast", 14, "2 packets"],
    ["dry-yeast", 24, "2 tbsp + 1½ tsp"],
    ["fresh-yeast", 8.5, "1 tsp"],
    ["fresh-yeast", 17, "1 packet"],
    ["fresh-yeast", 21, "1 tbsp"],
    ["fresh-yeast", 34, "2 packets"],
    ["fresh-yeast", 42, "5½ tsp"],
  ] as const)("%s of %d g is written as %s", (form, mass, expected) => {
    expect(write(toYeastMeasure(mass, form))).toBe(expected);
  });
});

describe("baking powder", () => {
  test.each([
    [0.1, "1 pinch"],
    [1 / 8, "⅛ tsp"],
    [0.17, "⅛ tsp"],
    [0.2, "¼ tsp"],
    [0.4, "½ tsp"],
    [0.6, "½ tsp"],
    [0.7, "¾ tsp"],
    [0.87, "¾ tsp"],
    [7 / 8, "1 tsp"],
    [1.2, "1 tsp"],
    [2.5, "2½ tsp"],
    [3, "1 tbsp"],
    [5.5, "5½ tsp"],
    [6, "2 tbsp"],
    [6.5, "2 tbsp + ½ tsp"],
    [8, "2 tbsp + 2 tsp"],
    [9, "3 tbsp"],
  ])("of %d tsp is written as %s", (teaspoons, expected) => {
    expect(write(toLeavenerMeasure(teaspoons))).toBe(expected);
  });
});

describe("cans", () => {
  test.each([
    ["tomato-can", 30, null],
    ["tomato-can", 191, "½ can (14.5 oz)"],
    ["tomato-can", 205, "½ can (14.5 oz)"],
    ["tomato-can", 250, null],
    ["tomato-can", 340, null],
    ["tomato-can", 380, "½ can (28 oz)"],
    ["tomato-can", 381, "1 can (14.5 oz)"],
    ["tomato-can", 440, "1 can (14.5 oz)"],
    ["tomato-can", 450, null],
    ["tomato-can", 600, "1½ cans (14.5 oz)"],
    ["tomato-can", 800, "1 can (28 oz)"],
    ["tomato-can", 1200, "3 cans (14.5 oz)"],
    ["tomato-can", 1600, "2 cans (28 oz)"],
    ["bean-can", 50, null],
    ["bean-can", 125, "½ can (15 oz)"],
    ["bean-can", 240, "1 can (15 oz)"],
    ["bean-can", 510, "2 cans (15 oz)"],
  ] as const)("%s of %d g is written as %s", (form, mass, expected) => {
    expect(write(toCanMeasure(mass, form))).toBe(expected);
  });
});
