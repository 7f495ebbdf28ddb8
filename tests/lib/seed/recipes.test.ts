import { describe, expect, test } from "vitest";
import { units } from "#lib/seed/units.ts";
import { eachRecipe, ingredientOf, rowsOf, usesOf } from "#tests/support/catalogue.ts";

const sorted = (keys: string[]) => [...new Set(keys)].sort();

describe.each(eachRecipe)("%s", (_, recipe) => {
  const rows = rowsOf(recipe);

  test("has 6 to 14 ingredients, each of them once or under a name of its own", () => {
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

  test("uses in its steps what it lists, and nothing else", () => {
    expect(sorted(usesOf(recipe).map((use) => use.id))).toEqual(sorted(rows.map((row) => row.id)));
    expect(sorted(recipe.steps.flatMap((step) => step.utensils))).toEqual(
      sorted(recipe.utensils.map((row) => row.utensil)),
    );
  });

  test("takes no more of an ingredient than there is", () => {
    for (const { id, amount = 0 } of rows) {
      const taken = usesOf(recipe).reduce((sum, use) => sum + (use.id === id ? (use.amount ?? 0) : 0), 0);
      expect.soft(taken, id).toBeLessThanOrEqual(amount + 0.001);
    }
  });

  test("knows how heavy a spoonful or a glass of everything is", () => {
    const poured = rows.filter(({ unit }) => unit && units[unit].dimension === "volume");
    for (const { ingredient } of poured) expect.soft(ingredientOf(ingredient).density, ingredient).toBeGreaterThan(0);
  });

  test("is preheated to the temperature it names", () => {
    if (recipe.ovenCelsius === undefined) return;
    const preheated = recipe.steps.some(
      ({ text }) => /vor(heizen)?\b|vorheiz/.test(text.de) && text.de.includes(`${recipe.ovenCelsius}\u00a0°C`),
    );
    expect(preheated).toBe(true);
  });
});
