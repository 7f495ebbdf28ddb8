import { describe, expect, test } from "vitest";
import { roundAmount } from "#lib/measures/units/rounding.ts";

/** As in "2 cloves": an amount with its unit. */
const write = (amount: number, unitCode: string | null, options = {}) => {
  const rounded = roundAmount(amount, unitCode, options);
  return [rounded.amount, ...(rounded.unitCode ? [rounded.unitCode] : [])].join(" ");
};

describe("scales and measuring jugs", () => {
  test.each([
    [0.04, "0.1 g"],
    [0.3, "0.3 g"],
    [1.94, "1.9 g"],
    [2, "2 g"],
    [2.2, "2 g"],
    [9.7, "9.5 g"],
    [10.4, "10 g"],
    [49.4, "49 g"],
    [52, "50 g"],
    [253, "255 g"],
    [996, "995 g"],
    [1020, "1000 g"],
    [1030, "1050 g"],
  ])("show %d g as %s", (amount, expected) => {
    expect(write(amount, "g")).toBe(expected);
  });

  test.each([
    [0.2, "0.5 ml"],
    [1.3, "1.5 ml"],
    [9.7, "9.5 ml"],
    [10.4, "10 ml"],
    [49.4, "49 ml"],
    [52, "50 ml"],
    [247, "245 ml"],
    [253, "250 ml"],
    [256, "260 ml"],
    [994, "990 ml"],
    [1030, "1050 ml"],
  ])("show %d ml as %s", (amount, expected) => {
    expect(write(amount, "ml")).toBe(expected);
  });

  test.each([
    [0.254, "kg", "255 g"],
    [0.999, "kg", "1 kg"],
    [1, "kg", "1 kg"],
    [1.23, "kg", "1.25 kg"],
    [0.256, "l", "260 ml"],
    [1, "l", "1 l"],
    [2.49, "l", "2.5 l"],
  ])("show %d %s as %s", (amount, unit, expected) => {
    expect(write(amount, unit)).toBe(expected);
  });

  test("show the lower end of a range in the unit of the upper one", () => {
    expect(write(0.5, "kg", { unit: "kg" })).toBe("0.5 kg");
    expect(write(0.5, "kg", { unit: "g" })).toBe("500 g");
    expect(write(1.5, "l", { unit: "ml" })).toBe("1500 ml");
    expect(write(500, "g", { unit: "g" })).toBe("500 g");
  });
});

describe("spoons", () => {
  test.each([
    [0.1, "tsp", "1 pinch"],
    [0.12, "tsp", "1 pinch"],
    [0.125, "tsp", "0.125 tsp"],
    [0.2, "tsp", "0.25 tsp"],
    [0.24, "tsp", "0.25 tsp"],
    [0.4, "tsp", "0.5 tsp"],
    [1.1, "tsp", "1 tsp"],
    [3, "tsp", "3 tsp"],
    [3.9, "tsp", "4 tsp"],
    [4.2, "tsp", "4 tsp"],
    [5.4, "tsp", "5.5 tsp"],
    [6, "tsp", "2 tbsp"],
    [7, "tsp", "7 tsp"],
    [7.5, "tsp", "2.5 tbsp"],
    [8, "tsp", "8 tsp"],
    [10, "tsp", "3.25 tbsp"],
    [33, "tsp", "11 tbsp"],
    [1 / 24, "tbsp", "0.125 tsp"],
    [1 / 25, "tbsp", "1 pinch"],
    [0.25, "tbsp", "0.75 tsp"],
    [1 / 3, "tbsp", "1 tsp"],
    [0.5, "tbsp", "0.5 tbsp"],
    [2 / 3, "tbsp", "2 tsp"],
    [0.97, "tbsp", "1 tbsp"],
    [4 / 3, "tbsp", "4 tsp"],
    [5 / 3, "tbsp", "5 tsp"],
    [11 / 6, "tbsp", "1.75 tbsp"],
    [4.3, "tbsp", "4.5 tbsp"],
    [10.4, "tbsp", "10 tbsp"],
  ])("measure %d %s as %s", (amount, unit, expected) => {
    expect(write(amount, unit)).toBe(expected);
  });

  test("measure the lower end of a range in the spoon of the upper one", () => {
    expect(write(2 / 3, "tbsp", { unit: "tbsp" })).toBe("0.75 tbsp");
    expect(write(2 / 3, "tbsp", { unit: "tsp" })).toBe("2 tsp");
    expect(write(0.05, "tsp", { unit: "pinch" })).toBe("1 pinch");
  });
});

describe("pieces", () => {
  test.each([
    [0.05, 1 / 8],
    [0.18, 1 / 8],
    [0.2, 1 / 4],
    [0.3, 1 / 3],
    [0.6, 2 / 3],
    [1.4, 4 / 3],
    [3.9, 4],
    [4, 4],
    [4.3, 4.5],
    [9.7, 9.5],
    [10.4, 10],
    [24.6, 25],
  ])("are counted: %d are %d", (amount, expected) => {
    expect(roundAmount(amount, null)).toEqual({ amount: expected, unitCode: null });
    expect(roundAmount(amount, "can")).toEqual({ amount: expected, unitCode: "can" });
  });

  test.each(["clove", "sprig", "stalk", "slice"])("of a plant are halves below three: %s", (unit) => {
    expect([0.1, 1.3, 2.7, 3.3, 4.6].map((amount) => write(amount, unit))).toEqual(
      [0.5, 1.5, 2.5, 3, 5].map((amount) => `${amount} ${unit}`),
    );
  });

  test("are whole leaves, at least one", () => {
    expect([0.1, 1.4, 1.6, 12.3].map((amount) => write(amount, "leaf"))).toEqual([
      "1 leaf",
      "1 leaf",
      "2 leaf",
      "12 leaf",
    ]);
  });

  test("are half eggs, at least one half, however many", () => {
    expect([0.1, 0.8, 1.3, 12.3].map((amount) => write(amount, null, { isEgg: true }))).toEqual([
      "0.5",
      "1",
      "1.5",
      "12.5",
    ]);
  });
});
