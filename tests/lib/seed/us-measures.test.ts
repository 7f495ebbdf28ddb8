import { describe, expect, test } from "vitest";
import { roundAmount } from "#lib/measures/units/rounding.ts";
import { scaleAmount } from "#lib/measures/units/scale.ts";
import { grams, millilitres, totalInUnit, toUsMeasure, type UsUnit } from "#lib/measures/units/us-measure.ts";
import { findUnmeasurable } from "#tests/lib/measures/units/measurable.ts";
import { eachRecipe, ingredientOf, ingredients, rowsOf, stepIngredientsOf } from "#tests/support/catalogue.ts";
import { cupDensity, cupWeights } from "#tests/support/sample/cup-weights.ts";

/** Units that American recipes share with the stored ones. */
const sharedUnits = "tbsp tsp pinch dash clove bunch sprig stalk leaf slice can package handful".split(" ");
const factors = [1, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 2, 2, 3, 5];

const perUnit: Partial<Record<UsUnit, number>> = { ...millilitres, ...grams, stick: 8 * millilitres.tbsp, inch: 1 };

/** The US measure of an amount in millilitres, grams or inches; null for what is counted. */
function sizeOf({ ingredient, amount, unit }: { ingredient: string; amount: number; unit?: string }): number | null {
  const { density = null, usForm, pieceGrams } = ingredientOf(ingredient);
  const measure = toUsMeasure({ amount, unitCode: unit ?? null, density, usForm, pieceGrams });
  const size = measure && perUnit[measure.unit];
  return measure && size ? totalInUnit(measure) * size : null;
}

describe.each(eachRecipe)("%s", (_, recipe) => {
  const rows = rowsOf(recipe);
  const parts = stepIngredientsOf(recipe).flatMap(({ id, amount }) => {
    const row = rows.find((one) => one.id === id);
    return row && amount !== undefined ? [{ ...row, amount, amountMax: undefined }] : [];
  });

  test.each(factors)("can be measured in an American kitchen, times %d", (factor) => {
    for (const { ingredient, amount, amountMax, unit } of [...rows, ...parts]) {
      if (amount === undefined) continue;
      const { density = null, usForm, pieceGrams } = ingredientOf(ingredient);
      const times = (one: number | undefined) => (one === undefined ? null : one * factor);
      const value = { amount: times(amount), amountMax: times(amountMax), unitCode: unit ?? null };
      const measure = toUsMeasure({ ...value, density, usForm, pieceGrams });
      const name = `${amount * factor} ${unit} ${ingredient}`;
      if (measure) expect.soft(findUnmeasurable(measure), name).toBeNull();
      else expect.soft([undefined, ...sharedUnits], name).toContain(unit);
    }
  });

  test("has US measures in its steps that add up to those of the list", () => {
    for (const row of rows) {
      const uses = stepIngredientsOf(recipe).filter(({ id }) => id === row.id);
      const amounts = uses.map(({ amount }) => amount).filter((amount) => amount !== undefined);
      if (amounts.length < 2 || amounts.reduce((a, b) => a + b, 0) !== row.amount) continue;
      const parts = amounts.map((amount) => sizeOf({ ...row, amount })).filter((size) => size !== null);
      const whole = sizeOf({ ...row, amount: row.amount });
      if (whole === null || parts.length < amounts.length) continue;
      expect.soft(parts.reduce((a, b) => a + b, 0) / whole, row.id).toBeCloseTo(1, 1);
    }
  });

  test.each(factors)("is rounded to what can be measured, times %d", (factor) => {
    for (const { ingredient, amount, unit } of [...rows, ...parts]) {
      if (amount === undefined) continue;
      const { usForm } = ingredientOf(ingredient);
      const scaled = scaleAmount({ amount, unitCode: unit ?? null, usForm }, factor);
      const again = roundAmount(scaled.amount ?? 0, scaled.unitCode, { isEgg: usForm === "egg" });
      if (factor !== 1 && scaled.unitCode !== "pinch" && scaled.unitCode !== "dash") {
        expect.soft(again.amount, `${amount} ${unit} ${ingredient}`).toBeCloseTo(scaled.amount ?? 0, 6);
      }
    }
  });
});

describe("the cup weights", () => {
  test("name ingredients that exist, which have their density", () => {
    for (const key of cupWeights.keys()) expect.soft(ingredients[key]?.density, key).toBe(cupDensity(key));
  });

  test("cite a source for every cup weight", () => {
    for (const [key, { grams, row }] of cupWeights) {
      expect.soft(row, key).toMatch(/^(?:King Arthur Baking|USDA FoodData Central): .{10}/);
      expect.soft(grams, key).toBeGreaterThan(20);
      expect.soft(grams, key).toBeLessThan(350);
    }
  });

  test("weigh a cup of flour at 120 to 125 g", () => {
    expect(cupWeights.get("plain-flour")?.grams).toBeGreaterThanOrEqual(120);
    expect(cupWeights.get("plain-flour")?.grams).toBeLessThanOrEqual(125);
  });
});

test("the catalogue has enough amounts to test", () => {
  expect(eachRecipe.flatMap(([, recipe]) => rowsOf(recipe)).length).toBeGreaterThan(300);
});
