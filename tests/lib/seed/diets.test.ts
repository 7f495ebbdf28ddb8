import { expect, test } from "vitest";
import type { TagKey } from "#lib/seed/content/tags.ts";
import { eachRecipe, rowsOf } from "#tests/support/catalogue.ts";

const flesh = ["chicken-thigh", "smoked-bacon", "salmon-fillet", "prawn", "mussel", "fish-stock"];
/** Made with calf rennet. */
const parmesan = ["parmesan"];
const milk = [
  ...parmesan,
  ...[
    "butter",
    "whole-milk",
    "whipping-cream",
    "mascarpone",
    "sour-cream",
    "feta",
    "mozzarella",
    "italian-hard-cheese",
  ],
  ...["natural-yoghurt", "creme-fraiche", "low-fat-quark", "vanilla-ice-cream", "butter-biscuit"],
];
const egg = ["egg", "egg-yolk", "egg-white", "mayonnaise", "ladyfinger", "vanilla-ice-cream"];
const gluten = [
  ...["plain-flour", "bread-flour", "pizza-flour", "rye-flour", "rye-starter", "durum-semolina", "spaghetti"],
  ...[
    "ramen-noodles",
    "sourdough-bread",
    "ciabatta",
    "soy-sauce",
    "doubanjiang",
    "butter-biscuit",
    "ladyfinger",
    "rolled-oats",
    "oat-drink",
  ],
];

const excluded: Partial<Record<TagKey, string[]>> = {
  vegan: [...flesh, ...milk, ...egg],
  vegetarian: [...flesh, ...parmesan],
  "lactose-free": milk,
  "gluten-free": gluten,
  "alcohol-free": [
    "gin",
    "prosecco",
    "amaretto",
    "red-vermouth",
    "red-bitter-liqueur",
    "orange-aperitif",
    "white-wine",
  ],
};

test.each(eachRecipe)("%s has no ingredients its tags exclude", (_, recipe) => {
  const listed = rowsOf(recipe).map((row) => row.ingredient);
  for (const tag of recipe.tags)
    expect
      .soft(
        listed.filter((key) => excluded[tag]?.includes(key)),
        tag,
      )
      .toEqual([]);
  const categories = [recipe.category, ...recipe.moreCategories];
  for (const diet of ["vegan", "low-carb"] as const) {
    if (categories.includes(diet)) expect.soft(recipe.tags).toContain(diet);
  }
  if (recipe.tags.includes("vegan")) expect.soft(recipe.tags).toContain("vegetarian");
});

test.each(eachRecipe)("%s is quick when its categories say so", (_, { category, moreCategories, duration }) => {
  if (![category, ...moreCategories].includes("quick")) return;
  // A night in the fridge is no working time.
  const waiting = duration.resting >= 480 ? 0 : duration.resting;
  expect(duration.preparation + duration.baking + waiting).toBeLessThanOrEqual(30);
});
