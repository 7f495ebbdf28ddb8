import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { approximate, multiply, parseStoredAmount, toNumber, toRational } from "#lib/units/rational.ts";

const fraction = fc
  .record({ numerator: fc.integer({ min: 1, max: 5000 }), denominator: fc.integer({ min: 1, max: 100 }) })
  .map(({ numerator, denominator }) => toRational(numerator, denominator));

describe("a fraction", () => {
  test("is in lowest terms with a positive denominator", () => {
    expect(toRational(6, -4)).toEqual({ numerator: -3, denominator: 2 });
    expect(toRational(0, 7)).toEqual({ numerator: 0, denominator: 1 });
  });

  test.each([
    [1, 0],
    [0.5, 1],
    [Number.NaN, 1],
    [1, Number.POSITIVE_INFINITY],
  ])("is refused for %d/%d", (numerator, denominator) => {
    expect(() => toRational(numerator, denominator)).toThrow(RangeError);
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
    expect(() => approximate(Number.NaN)).toThrow(RangeError);
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
    [0.33, 1, 3],
    [0.67, 2, 3],
    [1.67, 5, 3],
    [1.333, 4, 3],
    [0.3, 3, 10],
    [0.35, 7, 20],
    [0.125, 1, 8],
    [350, 350, 1],
  ])("of %d is %d/%d", (stored, numerator, denominator) => {
    expect(parseStoredAmount(stored)).toEqual({ numerator, denominator });
  });
});
