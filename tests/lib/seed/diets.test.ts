import { expect, test } from "vitest";
import { eachRecipe, rowsOf } from "#tests/support/catalogue.ts";

test.each(eachRecipe)("%s is tagged as vegetarian when it is vegan", (_, recipe) => {
  if (recipe.tags.includes("vegan")) expect(recipe.tags).toContain("vegetarian");
});

test.each(eachRecipe)("%s with rennet or miso says which kind is vegetarian", (_, recipe) => {
  if (!recipe.tags.includes("vegetarian")) return;
  const notes = (names: string[]) =>
    rowsOf(recipe)
      .filter(({ ingredient }) => names.includes(ingredient))
      .map(({ addition }) => `${addition?.de} / ${addition?.en}`);
  for (const note of notes(["feta", "mozzarella", "emmental", "mountain-cheese", "cream-cheese"]))
    expect.soft(note).toMatch(/mikrobiell.* microbial/);
  for (const note of notes(["miso-paste"])) expect.soft(note).toMatch(/ohne Dashi.* without dashi/);
});

test.each(eachRecipe)("%s cooks in one vessel when its tags say so", (_, { tags, utensils }) => {
  if (!tags.includes("one-pot")) return;
  const vessels = ["pot", "saucepan", "frying-pan", "casserole", "wok", "paella-pan", "dutch-oven"];
  const used = utensils.filter(({ utensil }) => vessels.includes(utensil));
  expect(used.reduce((sum, { amount = 1 }) => sum + amount, 0)).toBe(1);
});
