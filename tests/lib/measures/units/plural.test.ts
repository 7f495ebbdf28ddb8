import { describe, expect, test } from "vitest";
import { isNamePlural, isPlural } from "#lib/measures/units/plural.ts";

test.each([
  [0, true],
  [0.5, false],
  [1, false],
  [1.25, true],
  [2, true],
])("a noun after %d is plural: %s", (amount, expected) => {
  expect(isPlural(amount)).toBe(expected);
});

const of = (
  amount: number | null,
  unitCode: string | null = null,
  unitGrams: number | null = null,
  pieceGrams: number | null = null,
) => isNamePlural({ amount, unitCode, unitGrams, pieceGrams });

describe("the name of an ingredient", () => {
  test("follows the number of counted pieces", () => {
    expect(of(1)).toBe(false);
    expect(of(0.5)).toBe(false);
    expect(of(1.5)).toBe(true);
  });

  test("is plural for weights and cans", () => {
    expect(of(400, "g", 1, 80)).toBe(true);
    expect(of(1, "kg", 1000, 80)).toBe(true);
    expect(of(1, "can")).toBe(true);
    expect(of(1, "can", null, 80)).toBe(true);
    expect(of(40, "g", 1)).toBe(true);
    expect(of(0, "g", 1)).toBe(true);
  });

  test("is singular up to the weight of one piece", () => {
    expect(of(150, "g", 1, 400)).toBe(false);
    expect(of(400, "g", 1, 400)).toBe(false);
    expect(of(401, "g", 1, 400)).toBe(true);
  });

  test.each(["clove", "leaf", "slice", "sprig", "stalk"])("is singular after a %s, which is a part of it", (unit) => {
    expect(of(2, unit)).toBe(false);
  });

  test("is singular without an amount", () => {
    expect(of(null)).toBe(false);
    expect(of(null, "can")).toBe(false);
  });
});
