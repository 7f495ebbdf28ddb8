import { describe, expect, test } from "vitest";
import { toUsMeasure } from "#lib/measure/us-measure.ts";
import { type UnitCode, units } from "#lib/seed/units.ts";
import { eachRecipe, ingredientOf, rowsOf } from "#tests/support/catalogue.ts";

const stored: UnitCode[] = ["g", "kg", "ml", "l"];

/** Grams or millilitres in a unit. Spoons here are the American ones, which the table of stored units does not hold. */
function sizeOf(unit: string): { dimension: string; factor: number } {
  if (unit === "tbsp") return { dimension: "volume", factor: units.cup.factor / 16 };
  if (unit === "tsp") return { dimension: "volume", factor: units.cup.factor / 48 };
  const { dimension, ...rest } = units[unit as UnitCode];
  return { dimension, factor: "factor" in rest ? rest.factor : 0 };
}

describe.each(eachRecipe)("%s", (_, recipe) => {
  const measured = rowsOf(recipe).filter(({ unit, amountMax }) => unit && stored.includes(unit) && !amountMax);

  test("has a US measure for all that is weighed or poured, at most 3 % away", () => {
    for (const { ingredient, amount = 0, unit = "g" } of measured) {
      const density = ingredientOf(ingredient).density ?? null;
      const us = toUsMeasure({ amount, unitCode: unit, density });
      const from = sizeOf(unit);
      const to = sizeOf(us?.unit ?? "oz");
      const bridge =
        from.dimension === to.dimension ? 1 : from.dimension === "volume" ? (density ?? 0) : 1 / (density ?? 0);
      const ratio = ((us?.amount ?? 0) * to.factor) / (amount * from.factor * bridge);
      expect.soft(ratio, `${amount} ${unit} ${ingredient}`).toBeGreaterThanOrEqual(0.97);
      expect.soft(ratio, `${amount} ${unit} ${ingredient}`).toBeLessThanOrEqual(1.03);
    }
  });
});

test("there is something to measure", () => {
  expect(eachRecipe.flatMap(([, recipe]) => rowsOf(recipe)).length).toBeGreaterThan(300);
});
