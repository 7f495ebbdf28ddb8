import { describe, expect, test } from "vitest";
import { formatScaled, isScaledNamePlural, type ScaledText } from "#lib/measures/units/format-scaled.ts";
import { millilitres } from "#lib/measures/units/us-measure.ts";
import { usUnits } from "#lib/measures/units/us-units.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { units } from "#tests/support/sample/reference-data.ts";

const wordsIn = (locale: Locale) => ({
  ...usUnits[locale],
  ...Object.fromEntries(Object.entries(units).map(([code, { names }]) => [code, names[locale]])),
});

function write(value: Partial<ScaledText>, factor: number, locale: Locale = "en") {
  const stored: ScaledText = { amount: null, unitCode: null, density: null, ...value };
  const { metric, us, notes } = formatScaled(stored, factor, wordsIn(locale), locale);
  return [metric, us].map((text) => text?.replaceAll("\u00a0", " ") ?? null).concat(notes);
}

const salt = { unitCode: "tsp", density: 1.217, usForm: "weighed-spoons" as const };
const flour = { unitCode: "g", density: 120 / millilitres.cup };

describe("a scaled amount", () => {
  test.each<[string, Partial<ScaledText>, number, string, string | null]>([
    ["120 g of flour twice", { ...flour, amount: 120 }, 2, "240 g", "2 cups"],
    ["a range of flour, half of it", { ...flour, amount: 240, amountMax: 480 }, 0.5, "120–240 g", "1–2 cups"],
    ["1 kg of potatoes, half of it", { amount: 1, unitCode: "kg" }, 0.5, "500 g", "17½ oz"],
    ["5 tbsp of oil twice", { amount: 5, unitCode: "tbsp" }, 2, "10 tbsp", "½ cup + 2 tbsp"],
    ["1 clove twice", { amount: 1, unitCode: "clove" }, 2, "2 cloves", null],
    ["1–2 cloves, the stored servings", { amount: 1, amountMax: 2, unitCode: "clove" }, 1, "1–2 cloves", null],
    ["3 pieces twice", { amount: 3 }, 2, "6", null],
    ["a spoon of salt, one and a half times", { ...salt, amount: 1 }, 1.5, "1½ tsp (9 g)", null],
    ["a spoon of salt three times", { ...salt, amount: 1 }, 3, "3 tsp (18 g)", "1 tbsp"],
    ["salt without an amount", { unitCode: "tsp" }, 2, "", null],
  ])("of %s is written in both systems", (_name, value, factor, metric, us) => {
    expect(write(value, factor)).toEqual([metric, us]);
  });

  test("has a unit without words as its code", () => {
    expect(formatScaled({ amount: 2, unitCode: "box", density: null }, 2, {}, "en").metric).toBe("4\u00a0box");
  });

  test("is rounded once in US units: 133⅓ g are 4½ oz, although 135 g would be 5 oz", () => {
    expect(write({ amount: 400, unitCode: "g" }, 1 / 3)).toEqual(["135 g", "4½ oz"]);
    expect(write({ amount: 135, unitCode: "g" }, 1)).toEqual(["135 g", "5 oz"]);
  });

  test("has the noun of its sentence in place of the unit", () => {
    const value = { amount: 1, noun: { one: "Ei", many: "Eiern" } };
    expect(write(value, 1, "de")).toEqual(["1 Ei", null]);
    expect(write(value, 2, "de")).toEqual(["2 Eiern", null]);
    expect(write({ ...value, amountMax: 2 }, 1, "de")).toEqual(["1–2 Eiern", null]);
  });

  test("stays where each piece needs it", () => {
    expect(write({ ...flour, amount: 120, isFixed: true }, 2)).toEqual(["120 g", "1 cup"]);
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])("stays with the impossible factor %d", (factor) => {
    expect(write({ ...flour, amount: 120 }, factor)).toEqual(["120 g", "1 cup"]);
    expect(write({ ...flour, amount: 120, amountMax: 240 }, factor)).toEqual(["120–240 g", "1–2 cups"]);
  });

  test("says what becomes of eggs", () => {
    expect(write({ amount: 3, usForm: "egg" }, 0.75)).toEqual(["2½", null, "eggsRounded", "halfEgg"]);
  });
});

describe("the name beside a scaled amount", () => {
  test.each<[string, Partial<ScaledText>, number, boolean]>([
    ["1 onion", { amount: 1 }, 1, false],
    ["1 onion twice", { amount: 1 }, 2, true],
    ["1–2 onions", { amount: 1, amountMax: 2 }, 1, true],
    ["150 g of a cucumber of 400 g", { amount: 150, unitCode: "g", pieceGrams: 400 }, 1, false],
    ["150 g of cucumber three times", { amount: 150, unitCode: "g", pieceGrams: 400 }, 3, true],
    ["0.2 kg of a melon of 1.5 kg", { amount: 0.2, unitCode: "kg", pieceGrams: 1500 }, 1, false],
    ["2 kg of melons of 1.5 kg", { amount: 2, unitCode: "kg", pieceGrams: 1500 }, 1, true],
    ["2 cans of tomatoes of 80 g", { amount: 2, unitCode: "can", pieceGrams: 80 }, 1, true],
    ["1 can of pumpkins of 1.5 kg", { amount: 1, unitCode: "can", pieceGrams: 1500 }, 1, true],
    ["40 g of berries", { amount: 40, unitCode: "g" }, 1, true],
    ["2 slices of orange", { amount: 2, unitCode: "slice" }, 1, false],
  ])("of %s is plural or not", (_name, value, factor, expected) => {
    expect(isScaledNamePlural({ amount: null, unitCode: null, density: null, ...value }, factor)).toBe(expected);
  });
});
