import { expect, test } from "vitest";
import { categories } from "#lib/seed/content/categories.ts";
import { otherCategoriesOf } from "#lib/seed/content/computed-categories.ts";
import { liveRecipes } from "#tests/support/catalogue.ts";

/**
 * Categories that do not hold three recipes yet, in menu order. A name goes as soon as its category
 * holds three, and none is added.
 */
const short = [
  ...["dips", "salad", "british", "chinese", "eastern-european", "greek", "indian", "japanese", "mexican"],
  ...["spanish", "turkish", "tofu", "pumpkin", "pizza", "quiches", "smoothies", "juices", "shakes", "long-drink"],
];

test("every category of the menu holds at least three live recipes", () => {
  const held = liveRecipes.flatMap((recipe) => [recipe.category, ...otherCategoriesOf(recipe)]);
  const entries = Object.entries(categories).flatMap(([key, { kind }]) => (kind === "entry" ? [key] : []));
  expect(entries.filter((key) => held.filter((one) => one === key).length < 3)).toEqual(short);
});
