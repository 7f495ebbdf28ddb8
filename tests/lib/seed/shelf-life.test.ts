import { expect, test } from "vitest";
import { ingredientFile } from "#tests/support/sample/ingredients.ts";

/** Days opened or bought loose and stored properly, rounded to a step; 365 means a year or more. */
const steps = [1, 2, 3, 5, 7, 14, 30, 90, 180, 365];

test("every ingredient says its shelf life, in one of the steps", () => {
  const others = ingredientFile.filter(({ shelfLifeDays }) => !shelfLifeDays || !steps.includes(shelfLifeDays));
  expect(others.map(({ key, shelfLifeDays }) => [key, shelfLifeDays])).toEqual([]);
});
