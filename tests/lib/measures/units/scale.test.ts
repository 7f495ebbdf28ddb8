import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Amount, formatAmount } from "#lib/measures/units/amount.ts";
import { approximate, multiply, parseStoredAmount, toNumber, toRational } from "#lib/measures/units/rational.ts";
import { scaleAmount, scaleExactly } from "#lib/measures/units/scale.ts";

const unitCodes = ["g", "kg", "ml", "l", "tbsp", "tsp", "clove", "leaf", "can", "bunch", "pinch", null];
const unitCode = fc.constantFrom(...unitCodes);
/** As recipes store it: two decimals. */
const stored = fc.integer({ min: 100, max: 500_000 }).map((hundredths) => hundredths / 100);
const servings = fc.integer({ min: 1, max: 100 });

const scaled = (amount: number, code: string | null, factor: number, more: object = {}) => {
  const result = scaleAmount({ amount, unitCode: code, ...more }, factor);
  return formatAmount({ ...result, unit: result.unitCode ?? "" }, "de").replace("\u00a0", " ");
};

describe("scaling", () => {
  test.each<[number, string | null, number, string]>([
    [500, "g", 1 / 3, "165 g"],
    [16, "g", 1.5, "24 g"],
    [5, "g", 0.5, "2,5 g"],
    [400, "g", 3, "1,2 kg"],
    [1, "kg", 0.5, "500 g"],
    [1, "kg", 1.5, "1,5 kg"],
    [1.5, "l", 1 / 3, "500 ml"],
    [200, "ml", 0.75, "150 ml"],
    [3, "tbsp", 0.5, "1½ tbsp"],
    [1, "tbsp", 1 / 3, "1 tsp"],
    [2, "tbsp", 2 / 3, "4 tsp"],
    [2, "tsp", 3, "2 tbsp"],
    [0.5, "tsp", 0.25, "⅛ tsp"],
    [0.5, "tsp", 0.1, "1 pinch"],
    [0.33, "tsp", 3, "1 tsp"],
    [1, null, 0.5, "½"],
    [2, null, 1 / 3, "⅔"],
    [1, null, 1 / 8, "⅛"],
    [5, null, 1.25, "6½"],
    [12, null, 1.3, "16"],
    [3, "clove", 0.5, "1½ clove"],
    [6, "leaf", 0.25, "2 leaf"],
    [1, "bunch", 0.75, "¾ bunch"],
  ])("%d %s times %d is %s", (amount, code, factor, expected) => {
    expect(scaled(amount, code, factor)).toBe(expected);
  });

  test("keeps both ends of a range, in one unit", () => {
    expect(scaled(2, "tbsp", 0.5, { amountMax: 3 })).toBe("1–1½ tbsp");
    expect(scaled(800, "g", 0.5, { amountMax: 1000 })).toBe("400–500 g");
    expect(scaled(6, "leaf", 0.2, { amountMax: 8 })).toBe("1–2 leaf");
    expect(scaleAmount({ amount: 0.5, amountMax: 1.5, unitCode: "kg" }, 2)).toEqual({
      amount: 1,
      amountMax: 3,
      unitCode: "kg",
      notes: [],
    });
    expect(scaleAmount({ amount: 0.5, amountMax: 3, unitCode: "kg" }, 0.5)).toMatchObject({
      amount: 0.25,
      amountMax: 1.5,
      unitCode: "kg",
    });
    expect(scaled(2, null, 1.25, { amountMax: 3, usForm: "egg" })).toBe("2½–4");
  });

  test("makes one amount of a range whose ends become the same", () => {
    expect(scaleAmount({ amount: 1, amountMax: 2, unitCode: "leaf" }, 0.25)).toEqual({
      amount: 1,
      amountMax: null,
      unitCode: "leaf",
      notes: [],
    });
  });

  test("rounds eggs to halves and says so", () => {
    expect(scaleAmount({ amount: 3, unitCode: null, usForm: "egg" }, 0.75)).toMatchObject({
      amount: 2.5,
      notes: ["eggsRounded", "halfEgg"],
    });
    expect(scaleAmount({ amount: 1, unitCode: null, usForm: "egg" }, 0.5).notes).toEqual(["halfEgg"]);
    expect(scaleAmount({ amount: 4, unitCode: null, usForm: "egg" }, 1.33).notes).toEqual(["eggsRounded", "halfEgg"]);
    expect(scaleAmount({ amount: 4, unitCode: null, usForm: "egg" }, 1.5).notes).toEqual([]);
    expect(scaleAmount({ amount: 3, unitCode: null }, 0.75).notes).toEqual([]);
    expect(scaleAmount({ amount: 1, amountMax: 3, unitCode: null, usForm: "egg" }, 0.75).notes).toEqual([]);
  });

  test("does not round weighed eggs like counted ones", () => {
    expect(scaleAmount({ amount: 150, unitCode: "g", usForm: "egg" }, 0.75)).toMatchObject({ amount: 115, notes: [] });
  });

  test.each(["pinch", "dash"])("leaves a %s", (code) => {
    expect(scaleAmount({ amount: 2, unitCode: code }, 3)).toEqual({
      amount: 2,
      amountMax: null,
      unitCode: code,
      notes: [],
    });
  });

  test("leaves a missing amount, and an impossible factor", () => {
    expect(scaleAmount({ amount: null, unitCode: "g" }, 3).amount).toBeNull();
    for (const factor of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(scaleAmount({ amount: 3, unitCode: "g" }, factor).amount).toBe(3);
    }
  });

  test("with the stored servings changes nothing", () => {
    fc.assert(
      fc.property(stored, unitCode, (amount, code) => {
        expect(scaleAmount({ amount, unitCode: code }, 1)).toMatchObject({ amount, unitCode: code });
      }),
    );
  });

  test("up and down again returns the same", () => {
    fc.assert(
      fc.property(stored, servings, servings, (amount, from, to) => {
        const factor = to / from;
        expect(approximate(factor)).toEqual(toRational(to, from));
        expect(multiply(scaleExactly(amount, factor), toRational(from, to))).toEqual(parseStoredAmount(amount));
      }),
    );
  });

  test("never makes a larger amount smaller than a smaller one", () => {
    fc.assert(
      fc.property(stored, servings, servings, fc.constantFrom("g", "ml", "leaf", "can", null), (amount, a, b, code) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((chosen) =>
          scaleAmount({ amount, unitCode: code }, chosen / 7),
        );
        expect(less?.amount).toBeLessThanOrEqual(more?.amount ?? 0);
      }),
    );
  });

  test("stays within 5 % in weights of 10 g and more", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 3000 }), servings, (amount, chosen) => {
        const exact = (amount * chosen) / 4;
        fc.pre(exact >= 10);
        expect(Math.abs((scaleAmount({ amount, unitCode: "g" }, chosen / 4).amount ?? 0) / exact - 1)).toBeLessThan(
          0.0501,
        );
      }),
    );
  });
});

describe("texts of amounts", () => {
  const wellFormed =
    /^(?:\d+(?:[.,]\d{1,3})?|\d*[⅛¼⅓⅜½⅝⅔¾⅞]|0[.,]0+\d)(?:–(?:\d+(?:[.,]\d{1,3})?|\d*[⅛¼⅓⅜½⅝⅔¾⅞]|0[.,]0+\d))?(?:\u00a0\p{L}+)?$/u;

  test("of scaled amounts are never malformed", () => {
    fc.assert(
      fc.property(stored, fc.option(stored), unitCode, servings, servings, (amount, amountMax, code, from, to) => {
        const result = scaleAmount({ amount, amountMax, unitCode: code }, to / from);
        const text = formatAmount({ ...result, unit: result.unitCode ?? "" }, "de");
        expect(text).toMatch(wellFormed);
        expect(text).not.toMatch(/^0\u00a0|^0$|\./);
      }),
    );
  });

  test("of any number are never malformed", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.double(), fc.double({ min: 0, max: 10, noNaN: true })),
        unitCode,
        fc.constantFrom("de" as const, "en" as const),
        (amount, code, locale) => {
          const value: Amount = { amount, unit: code ?? "", unitCode: code };
          const text = formatAmount(value, locale);
          const isAmount = amount > 0 && Number.isFinite(amount);
          expect(text).toMatch(isAmount ? wellFormed : /^$/);
          expect(text.split("\u00a0")[0]).not.toBe("0");
        },
      ),
    );
  });

  test("of fractions are exact", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.constantFrom(2, 3, 4, 8), (numerator, denominator) => {
        const text = formatAmount({ amount: numerator / denominator, unit: "", unitCode: null }, "en");
        const [, whole = "", sign = ""] = /^(\d*)(\D?)$/.exec(text) ?? [];
        const read = Number(whole) + (sign === "" ? 0 : fractionOf(sign));
        expect(read).toBeCloseTo(toNumber(toRational(numerator, denominator)), 6);
      }),
    );
  });
});

/** The value of a sign by Unicode's own decomposition: ⅔ is 2⁄3. */
function fractionOf(sign: string): number {
  const [numerator = 0, denominator = 1] = sign.normalize("NFKD").split("⁄").map(Number);
  return numerator / denominator;
}
