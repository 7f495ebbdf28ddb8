import { expect, test } from "vitest";
import { liveRecipes, markedRecipes } from "#tests/support/catalogue.ts";
import {
  type ComputedCategory,
  computeCategories,
  computedCategories,
} from "#tests/support/sample/computed-categories.ts";
import { otherCategoriesOf } from "#tests/support/sample/recipes.ts";

const namesIn = (category: ComputedCategory) =>
  liveRecipes.filter((recipe) => otherCategoriesOf(recipe).includes(category)).map(({ key }) => key);

test.each(markedRecipes.map((recipe) => [recipe.key, recipe] as const))(
  "%s has the categories that follow from its facts, and no other of them",
  (_, recipe) => {
    const written = computedCategories.filter((key) => otherCategoriesOf(recipe).includes(key));
    expect(written).toEqual(computeCategories(recipe));
  },
);

test("diets follow from tags", () => {
  expect(namesIn("low-carb")).toContain("ratatouille");
  for (const diet of ["vegan", "vegetarian", "low-carb"] as const) {
    const tagged = liveRecipes.filter(({ tags, category }) => tags.includes(diet) && category !== diet);
    expect(namesIn(diet), diet).toEqual(tagged.map(({ key }) => key));
  }
});

test("quick follows from all times, so that a night in the fridge is not quick", () => {
  expect(namesIn("quick")).toContain("avocado-toast");
  expect(namesIn("quick")).not.toContain("berry-overnight-oats");
  for (const { key, duration } of liveRecipes.filter(({ key }) => namesIn("quick").includes(key))) {
    expect(duration.preparation + duration.baking + duration.resting, key).toBeLessThanOrEqual(30);
  }
});

test("easy follows from the difficulty", () => {
  const easy = liveRecipes.filter(({ difficulty }) => difficulty === "easy");
  expect(namesIn("easy")).toEqual(easy.map(({ key }) => key));
});

test("no recipe has a category twice", () => {
  for (const recipe of liveRecipes) {
    const all = [recipe.category, ...otherCategoriesOf(recipe)];
    expect(new Set(all).size, recipe.key).toBe(all.length);
  }
});
