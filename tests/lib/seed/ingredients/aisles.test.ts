import { expect, test } from "vitest";
import { ingredientsByAisle, staples } from "#lib/seed/ingredients/aisles.ts";
import { loadIngredients } from "#lib/seed/load-ingredients.ts";
import { aisles } from "#lib/shopping-lists/aisles.ts";

const keysOf = (aisle: (typeof aisles)[number]) => ingredientsByAisle[aisle].trim().split(/\s+/);

test("every ingredient is in exactly one aisle", async () => {
  const placed = aisles.flatMap(keysOf);
  expect(placed.toSorted()).toEqual(Object.keys(await loadIngredients()).toSorted());
});

test("staples are ingredients", async () => {
  expect(Object.keys(await loadIngredients())).toEqual(expect.arrayContaining(staples));
});
