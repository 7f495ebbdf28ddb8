import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { approximate, multiply, parseStoredAmount, toNumber, toRational } from "#lib/measures/units/rational.ts";

const fraction = fc
  .record({ numerator: fc.integer({ min: 1, max: 5000 }), denominator: fc.integer({ min: 1, max: 100 }) })
  .map(({ numerator, denominator }) => toRational(numerator, denominator));

describe("a fraction", () => {
  test("is in lowest terms with a positive denominator", () => {
    expect(toRational(6, -4)).toEqual({ numerator: -3, denominator: 2 });
    expect(toRational(0, 7)).toEqual({ numerator: 0, denominator: 1 });
    expect(toRational(0, -7)).toEqual({ numerator: 0, denominator: 1 });
  });

  test.each([
    [1, 0],
    [0.5, 1],
    [Number.NaN, 1],
    [1, Number.POSITIVE_INFINITY],
  ])("is refused for %d/%d", (numerator, denominator) => {
    expect(() => toRational(numerator, denominator)).toThrow(
      new RangeError(`no fraction: ${numerator}/${denominator}`),
    );
  });

  test("is found again from its number", () => {
    fc.assert(
      fc.property(fraction, (value) => {
        expect(approximate(toNumber(value))).toEqual(value);
      }),
    );
  });

  test("is near any number", () => {
    fc.assert(
      fc.property(fc.double({ min: -1000, max: 1000, noNaN: true }), (value) => {
        expect(Math.abs(toNumber(approximate(value)) - value)).toBeLessThan(1e-4);
      }),
    );
  });

  test.each([
    [0.1 + 0.2, 3, 10],
    [1.5 / 3.6, 5, 12],
    [1 / 7, 1, 7],
    [-2.75, -11, 4],
    [250, 250, 1],
    [0, 0, 1],
    [Math.PI, 355, 113],
    [1 / 10_000, 1, 10_000],
    [1 / 10_001, 0, 1],
    [99_999.99, 9_999_999, 100],
  ])("is found for %d: %d/%d", (value, numerator, denominator) => {
    expect(approximate(value)).toEqual({ numerator, denominator });
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("is not found for %d", (value) => {
    expect(() => approximate(value)).toThrow(new RangeError(`no fraction: ${value}`));
  });

  test("multiplied by another and by its reciprocal is the same", () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        const reciprocal = toRational(b.denominator, b.numerator);
        expect(multiply(multiply(a, b), reciprocal)).toEqual(a);
      }),
    );
  });
});

describe("a stored amount", () => {
  test.each([
    [0.67, 2, 3],
    [1.67, 5, 3],
    [1.333, 4, 3],
    [0.3, 3, 10],
    [0.329, 329, 1000],
    [0.33, 1, 3],
    [0.337, 1, 3],
    [0.338, 169, 500],
    [0.998, 499, 500],
    [2.003, 2003, 1000],
    [0.35, 7, 20],
    [0.125, 1, 8],
    [350, 350, 1],
  ])("of %d is %d/%d", (stored, numerator, denominator) => {
    expect(parseStoredAmount(stored)).toEqual({ numerator, denominator });
  });
});
