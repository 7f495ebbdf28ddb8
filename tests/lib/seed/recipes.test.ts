import { describe, expect, test } from "vitest";
import { eachRecipe, ingredientOf, rowsOf, stepIngredientsOf } from "#tests/support/catalogue.ts";
import { units } from "#tests/support/sample/reference-data.ts";

const sorted = (keys: string[]) => [...new Set(keys)].sort();

describe.each(eachRecipe)("%s", (_, recipe) => {
  const rows = rowsOf(recipe);

  test("has 6 to 14 ingredients, each once or with its own id", () => {
    const names = new Set(rows.map((row) => row.ingredient));
    expect(names.size).toBeGreaterThanOrEqual(6);
    expect(names.size).toBeLessThanOrEqual(14);
    expect(sorted(rows.map((row) => row.id))).toHaveLength(rows.length);
  });

  test("has 4 to 8 steps and a tip", () => {
    expect(recipe.steps.length).toBeGreaterThanOrEqual(4);
    expect(recipe.steps.length).toBeLessThanOrEqual(8);
    expect(recipe.steps.some((step) => step.tip)).toBe(true);
  });

  test("uses in its steps exactly what it lists", () => {
    expect(sorted(stepIngredientsOf(recipe).map((use) => use.id))).toEqual(sorted(rows.map((row) => row.id)));
    expect(sorted(recipe.steps.flatMap((step) => step.utensils))).toEqual(
      sorted(recipe.utensils.map((row) => row.utensil)),
    );
  });

  test("has the density of every ingredient measured by volume", () => {
    const poured = rows.filter(({ unit }) => unit && units[unit]?.dimension === "volume");
    for (const { ingredient } of poured) expect.soft(ingredientOf(ingredient).density, ingredient).toBeGreaterThan(0);
  });
});
