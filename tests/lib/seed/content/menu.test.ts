import { expect, test } from "vitest";
import { liveRecipes } from "#tests/support/catalogue.ts";
import { otherCategoriesOf } from "#tests/support/sample/recipes.ts";
import { categories } from "#tests/support/sample/reference-data.ts";

test("every category of the menu holds at least three live recipes", () => {
  const held = liveRecipes.flatMap((recipe) => [recipe.category, ...otherCategoriesOf(recipe)]);
  const entries = Object.entries(categories).flatMap(([key, { kind }]) => (kind === "entry" ? [key] : []));
  expect(entries.filter((key) => held.filter((one) => one === key).length < 3)).toEqual([]);
});
