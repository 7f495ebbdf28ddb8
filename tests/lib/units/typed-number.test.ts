import { describe, expect, test } from "vitest";
import { numberWords, parseTypedNumber, typedNumberPattern } from "#lib/units/typed-number.ts";

describe("a typed number", () => {
  test.each([
    ["2", null, 2],
    ["1,5", "kg", 1.5],
    ["1.5", "kg", 1.5],
    ["½", null, 0.5],
    ["1 ½", null, 1.5],
    ["2⅜", null, 2.375],
    ["1/4", null, 0.25],
    ["1 3/4", null, 1.75],
    ["3⁄4", null, 0.75],
    ["1.000", "g", 1000],
    ["1,250", "ml", 1250],
    ["1.250", "kg", 1.25],
    ["0,125", "g", 0.125],
  ])("is read from %s of %s", (text, unit, value) => {
    expect(text).toMatch(new RegExp(`^${typedNumberPattern}$`));
    expect(parseTypedNumber(text, unit)).toBe(value);
  });

  test("has words in both languages", () => {
    expect(["halbe", "eineinhalb", "dutzend", "quarter", "dozen"].map((word) => numberWords.get(word))).toEqual([
      0.5, 1.5, 12, 0.25, 12,
    ]);
  });
});
