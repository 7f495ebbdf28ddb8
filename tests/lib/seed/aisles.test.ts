import { expect, test } from "vitest";
import { aisles } from "#lib/platform/config/aisles.ts";
import { ingredientFile, staples } from "#tests/support/sample/ingredients.ts";

test("every ingredient names its aisle, so none is in the store cupboard by default", () => {
  expect(ingredientFile.filter(({ aisle }) => !aisle || !aisles.includes(aisle)).map(({ key }) => key)).toEqual([]);
});

test("every aisle has ingredients, and every ingredient stands once in the file", () => {
  expect(new Set(ingredientFile.map(({ aisle }) => aisle))).toEqual(new Set(aisles));
  expect(new Set(ingredientFile.map(({ key }) => key)).size).toBe(ingredientFile.length);
});

test("staples are few, and salt and water are among them", () => {
  expect(staples).toEqual(expect.arrayContaining(["salt", "water"]));
  expect(staples.length).toBeLessThan(20);
});
