import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatUsMeasure } from "#lib/measures/units/format-us-measure.ts";
import { type UsForm, usForms } from "#lib/measures/units/us-form.ts";
import {
  type ConvertibleAmount,
  grams,
  hasUsMeasures,
  millilitres,
  totalInUnit,
  toUsMeasure,
  type UsMeasure,
} from "#lib/measures/units/us-measure.ts";
import { usUnits } from "#lib/measures/units/us-units.ts";
import { findUnmeasurable } from "#tests/lib/measures/units/measurable.ts";

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
    [14.04, "ml", "2¾ tsp"],
    [14.06, "ml", "2¾ tsp"],
    [14.09, "ml", "1 tbsp"],
    [15, "ml", "1 tbsp"],
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
    expect(show(62.7, "ml", { usForm: "fluid-ounces" })).toBe("2 fl oz");
    expect(show(63, "ml", { usForm: "fluid-ounces" })).toBe("2¼ fl oz");
    expect(show(50, "g", { usForm: "fluid-ounces", density: 0.95 })).toBe("1¾ fl oz");
    expect(show(50, "g", { usForm: "fluid-ounces" })).toBe("1¾ oz");
  });

  test("of liquids are quarts, of powders never", () => {
    expect(show(3, "l")).toBe("3¼ quarts");
    expect(show(3, "kg", { density: flour })).toBe("25 cups");
  });

  test("of many spoons are cups", () => {
    expect(show(12, "tbsp")).toBe("¾ cup");
    expect(show(8, "tbsp")).toBe("½ cup");
    expect(show(7.5, "tbsp")).toBeNull();
    expect(show(6, "tbsp")).toBeNull();
    expect(show(4, "tbsp")).toBe("¼ cup");
    expect(show(3, "tbsp")).toBeNull();
    expect(show(24, "tsp")).toBe("½ cup");
    expect(show(21, "tsp")).toBe("7 tbsp");
    expect(show(12, "tsp")).toBe("¼ cup");
    expect(show(4, "tsp")).toBeNull();
    expect(show(3, "tsp")).toBe("1 tbsp");
    expect(show(2, "tsp")).toBeNull();
    expect(show(192, "tbsp")).toBe("3 quarts");
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
    expect(show(450, "g", { density: 1, usForm: "weight", pieceGrams: 150 })).toBe("1 lb");
    expect(show(500, "ml", { density: 0.9, usForm: "weight" })).toBe("1 lb");
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

  test("also where it is stored as a volume", () => {
    expect(show(250, "ml", { usForm: "stick", density: 0.911 })).toBe("2 sticks");
    expect(show(0.8, "l", { usForm: "tomato-can", density: 1 })).toBe("1 can (28 oz)");
  });

  test("is a volume where the weight is unknown", () => {
    expect(show(240, "ml", { usForm: "stick" })).toBe("1 cup");
    expect(show(240, "ml", { usForm: "weight" })).toBe("1 cup");
  });

  test("raising agents are half teaspoons", () => {
    const bakingPowder = { density: 221 / millilitres.cup, usForm: "leavener" as const };
    expect(show(15, "g", bakingPowder)).toBe("3½ tsp");
    expect(show(14, "g", bakingPowder)).toBe("1 tbsp");
    expect(show(2, "g", bakingPowder)).toBe("½ tsp");
    expect(show(55.25, "g", bakingPowder)).toBe("4 tbsp");
    expect(show(millilitres.cup / 4, "ml", { usForm: "leavener" })).toBe("4 tbsp");
    expect(show(110, "g", bakingPowder)).toBe("½ cup");
    expect(show(15, "g", { usForm: "leavener" })).toBe("½ oz");
  });

  test("ginger is measured by its length", () => {
    expect(show(25, "g", { usForm: "inch", pieceGrams: 20 })).toBe("1¼-inch piece");
    expect(show(1, "g", { usForm: "inch", pieceGrams: 20 })).toBe("¼-inch piece");
    expect(show(25, "g", { usForm: "inch" })).toBe("1 oz");
  });
});

describe("ranges", () => {
  test("keep both ends in one unit", () => {
    expect(show(500, "g", { amountMax: 700 })).toBe("1–1½ lb");
    expect(show(240, "ml", { amountMax: 360 })).toBe("1–1½ cups");
    expect(show(100, "g", { usForm: "stick", amountMax: 227 })).toBe("1–2 sticks");
    expect(show(15, "ml", { amountMax: 30 })).toBe("1–2 tbsp");
    expect(show(80, "ml", { amountMax: 160 })).toBe("⅓–⅔ cup");
    expect(show(600, "g", { amountMax: 900 })).toBe("1⅓–2 lb");
    expect(show(400, "g", { usForm: "tomato-can", amountMax: 800 })).toBe("½–1 can (28 oz)");
    expect(show(400, "g", { usForm: "tomato-can", amountMax: 410 })).toBe("1 can (14.5 oz)");
    expect(show(7, "g", { usForm: "dry-yeast", amountMax: 14 })).toBe("1–2 packets");
    expect(show(0.1, "ml", { amountMax: 0.3 })).toBe("1 pinch");
    expect(show(100, "ml", { amountMax: 500 })).toBe("½–2¼ cups");
  });

  test("with an upper end alone are that", () => {
    expect(toUsMeasure({ amount: null, amountMax: 500, unitCode: "ml", density: null })).toEqual({
      amount: 2,
      unit: "cup",
      plus: { amount: 2, unit: "tbsp" },
    });
  });

  test("of ends that are the same measure are one", () => {
    expect(show(450, "g", { amountMax: 460 })).toBe("1 lb");
  });

  test("never end above the measure of their upper end", () => {
    expect(show(7, "g")).toBe("¼ oz");
    expect(show(5, "g", { amountMax: 7 })).toBe("¼ oz");
    expect(show(20, "g")).toBe("¾ oz");
    expect(show(15, "g", { amountMax: 20 })).toBe("½–¾ oz");
    expect(show(0.65, "ml")).toBe("⅛ tsp");
    expect(show(0.3, "ml", { amountMax: 0.65 })).toBe("⅛ tsp");
    expect(show(50, "ml", { usForm: "fluid-ounces" })).toBe("1¾ fl oz");
    expect(show(40, "ml", { usForm: "fluid-ounces", amountMax: 50 })).toBe("1½–1¾ fl oz");
  });
});

test.each<[UsMeasure, number]>([
  [{ amount: 1.5, unit: "cup" }, 1.5],
  [{ amount: 1, unit: "cup", plus: { amount: 2, unit: "tbsp" } }, 1 + 1 / 8],
  [{ amount: 2, unit: "tbsp", plus: { amount: 1, unit: "tsp" } }, 2 + 1 / 3],
  [{ amount: 2, unit: "lb", plus: { amount: 2, unit: "oz" } }, 2 + 1 / 8],
  [{ amount: 1, unit: "stick", plus: { amount: 2, unit: "tbsp" } }, 1 + 1 / 4],
])("%o is %d in its first unit", (measure, expected) => {
  expect(totalInUnit(measure)).toBeCloseTo(expected, 9);
});

test("US measures are shown in English only", () => {
  expect(hasUsMeasures).toEqual({ de: false, en: true });
});

test("returns null for amounts that are not metric", () => {
  expect(show(2, "tbsp", { density: 1 })).toBeNull();
  expect(toUsMeasure({ amount: 3, unitCode: null, density: 1 })).toBeNull();
  expect(toUsMeasure({ amount: 12, unitCode: null, density: 1 })).toBeNull();
  expect(show(12, "bunch")).toBeNull();
  expect(show(-5, "g")).toBeNull();
  expect(show(Number.POSITIVE_INFINITY, "g")).toBeNull();
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
