import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatUsMeasure } from "#lib/units/format-us-measure.ts";
import { type UsForm, usForms } from "#lib/units/us-form.ts";
import { type ConvertibleAmount, grams, millilitres, toUsMeasure } from "#lib/units/us-measure.ts";
import { usUnits } from "#lib/units/us-units.ts";
import { findUnmeasurable } from "#tests/lib/units/measurable.ts";

const flour = 120 / millilitres.cup;

/** The US measure as an English page shows it. */
function show(amount: number, unitCode: string, changes: Partial<ConvertibleAmount> = {}): string | null {
  const measure = toUsMeasure({ amount, unitCode, density: null, ...changes });
  return measure && formatUsMeasure(measure, usUnits.en, "en").replaceAll("\u00a0", " ");
}

describe("volumes", () => {
  test.each([
    [240, "ml", "1 cup"],
    [60, "ml", "¼ cup"],
    [30, "ml", "2 tbsp"],
    [5, "ml", "1 tsp"],
    [20, "ml", "4 tsp"],
    [50, "ml", "3½ tbsp"],
    [200, "ml", "¾ cup + 1½ tbsp"],
    [500, "ml", "2 cups + 2 tbsp"],
    [1, "l", "4¼ cups"],
    [3, "l", "3¼ quarts"],
    [0.7, "ml", "⅛ tsp"],
    [0.3, "ml", "1 pinch"],
  ])("%d %s is %s", (amount, unit, expected) => {
    expect(show(amount, unit)).toBe(expected);
  });

  test("of powders follow their density", () => {
    expect(show(240, "g", { density: flour })).toBe("2 cups");
    expect(show(250, "g", { density: flour })).toBe("2 cups + 1 tbsp");
    expect(show(350, "g", { density: flour })).toBe("3 cups");
  });

  test("have whole spoons where these are near enough", () => {
    const sugar = { density: 198 / millilitres.cup };
    expect(show(40, "g", sugar)).toBe("3 tbsp + 1 tsp");
    expect(show(70, "g", sugar)).toBe("⅓ cup + 1 tsp");
    expect(show(150, "g", { density: 213 / millilitres.cup })).toBe("⅔ cup + 2 tsp");
  });

  test("of loose things have no odd spoons", () => {
    const berries = { density: 148 / millilitres.cup, usForm: "cups" as const };
    expect(show(125, "g", berries)).toBe("¾ cup");
    expect(show(60, "g", berries)).toBe("⅓ cup + 1 tbsp");
    expect(show(20, "g", { density: 142 / millilitres.cup, usForm: "cups" })).toBe("2 tbsp");
  });

  test("of drinks are fluid ounces", () => {
    expect(show(30, "ml", { usForm: "fluid-ounces" })).toBe("1 fl oz");
    expect(show(50, "ml", { usForm: "fluid-ounces" })).toBe("1¾ fl oz");
    expect(show(300, "ml", { usForm: "fluid-ounces" })).toBe("10 fl oz");
    expect(show(20, "ml", { usForm: "fluid-ounces" })).toBe("4 tsp");
  });

  test("of many spoons are cups", () => {
    expect(show(12, "tbsp")).toBe("¾ cup");
    expect(show(6, "tbsp")).toBeNull();
    expect(show(4, "tbsp")).toBe("¼ cup");
    expect(show(3, "tsp")).toBe("1 tbsp");
    expect(show(2, "tsp")).toBeNull();
  });
});

describe("weights", () => {
  test.each([
    [450, "g", "1 lb"],
    [600, "g", "1⅓ lb"],
    [1, "kg", "2¼ lb"],
    [200, "g", "7 oz"],
    [100, "g", "3½ oz"],
    [20, "g", "¾ oz"],
    [1, "g", "¼ oz"],
    [965, "g", "2 lb + 2 oz"],
  ])("%d %s is %s", (amount, unit, expected) => {
    expect(show(amount, unit)).toBe(expected);
  });

  test("of meat ignore the density", () => {
    expect(show(450, "g", { density: 1, usForm: "weight" })).toBe("1 lb");
  });
});

describe("what is sold or marked in its own measure", () => {
  test.each<[number, UsForm, string]>([
    [113, "stick", "1 stick"],
    [250, "stick", "2 sticks + 1½ tbsp"],
    [200, "stick", "1¾ sticks"],
    [60, "stick", "4 tbsp"],
    [5, "stick", "1 tsp"],
    [7, "dry-yeast", "1 packet"],
    [14, "dry-yeast", "2 packets"],
    [3, "dry-yeast", "1 tsp"],
    [5, "fresh-yeast", "¾ tsp"],
    [17, "fresh-yeast", "1 packet"],
    [42, "fresh-yeast", "5½ tsp"],
    [400, "tomato-can", "1 can (14.5 oz)"],
    [800, "tomato-can", "1 can (28 oz)"],
    [600, "tomato-can", "1½ cans (14.5 oz)"],
    [720, "bean-can", "3 cans (15 oz)"],
    [30, "tomato-can", "1 oz"],
  ])("%d g as %s is %s", (amount, usForm, expected) => {
    expect(show(amount, "g", { usForm })).toBe(expected);
  });

  test("raising agents are half teaspoons", () => {
    const bakingPowder = { density: 221 / millilitres.cup, usForm: "leavener" as const };
    expect(show(15, "g", bakingPowder)).toBe("3½ tsp");
    expect(show(14, "g", bakingPowder)).toBe("1 tbsp");
    expect(show(2, "g", bakingPowder)).toBe("½ tsp");
  });

  test("ginger is measured by its length", () => {
    expect(show(25, "g", { usForm: "inch", pieceGrams: 20 })).toBe("1¼-inch piece");
  });
});

describe("ranges", () => {
  test("keep both ends in one unit", () => {
    expect(show(500, "g", { amountMax: 700 })).toBe("1–1½ lb");
    expect(show(240, "ml", { amountMax: 360 })).toBe("1–1½ cups");
    expect(show(100, "g", { usForm: "stick", amountMax: 227 })).toBe("1–2 sticks");
    expect(show(15, "ml", { amountMax: 30 })).toBe("1–2 tbsp");
  });

  test("of ends that are the same measure are one", () => {
    expect(show(450, "g", { amountMax: 460 })).toBe("1 lb");
  });
});

test("returns null for amounts that are not metric", () => {
  expect(show(2, "tbsp", { density: 1 })).toBeNull();
  expect(toUsMeasure({ amount: 3, unitCode: null, density: 1 })).toBeNull();
  expect(toUsMeasure({ amount: null, unitCode: "g", density: 1 })).toBeNull();
  expect(show(0, "g")).toBeNull();
  expect(show(Number.NaN, "g")).toBeNull();
});

describe("any amount", () => {
  const amount = fc.integer({ min: 1, max: 500_000 }).map((hundredths) => hundredths / 100);

  test("can be measured, and is never malformed", () => {
    fc.assert(
      fc.property(
        amount,
        fc.option(amount),
        fc.constantFrom("g", "ml", "kg", "l", "tbsp", "tsp"),
        fc.option(fc.double({ min: 0.1, max: 1.4, noNaN: true })),
        fc.option(fc.constantFrom(...usForms)),
        (from, to, unitCode, density, usForm) => {
          const amountMax = to === null ? null : from + to;
          const measure = toUsMeasure({ amount: from, amountMax, unitCode, density, usForm, pieceGrams: 20 });
          expect(measure ? findUnmeasurable(measure) : null).toBeNull();
        },
      ),
    );
  });

  test("of ¼ cup and more comes back within 3 %, of a teaspoon within 13 %", () => {
    fc.assert(
      fc.property(fc.double({ min: 5, max: 2800, noNaN: true }), (ml) => {
        const measure = toUsMeasure({ amount: ml, unitCode: "ml", density: null });
        const parts = measure ? [measure, ...(measure.plus ? [measure.plus] : [])] : [];
        const sum = parts.reduce((total, part) => total + part.amount * (volumes[part.unit] ?? Number.NaN), 0);
        expect(Math.abs(sum / ml - 1)).toBeLessThanOrEqual(ml >= 58 ? 0.031 : 0.13);
      }),
    );
  });

  test("of half a pound and more comes back within 3 %", () => {
    fc.assert(
      fc.property(fc.double({ min: 226, max: 5000, noNaN: true }), (mass) => {
        const measure = toUsMeasure({ amount: mass, unitCode: "g", density: null });
        const parts = measure ? [measure, ...(measure.plus ? [measure.plus] : [])] : [];
        const sum = parts.reduce(
          (total, { amount, unit }) => total + amount * (unit === "lb" ? grams.lb : grams.oz),
          0,
        );
        expect(Math.abs(sum / mass - 1)).toBeLessThanOrEqual(0.031);
      }),
    );
  });
});

const volumes: Record<string, number> = millilitres;
