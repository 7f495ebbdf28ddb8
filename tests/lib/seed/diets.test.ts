import { expect, test } from "vitest";
import type { TagKey } from "#lib/seed/content/tags.ts";
import { eachRecipe, rowsOf } from "#tests/support/catalogue.ts";

const flesh = [
  "veal-escalope",
  "goulash-beef",
  "roulade-beef",
  "mixed-mince",
  "chicken-thigh",
  "goose-leg",
  "minced-beef",
  "whole-chicken",
  "pancetta",
  "guanciale",
  "smoked-bacon",
  "salmon-fillet",
  "prawn",
  "mussel",
  "fish-sauce",
  "fish-stock",
];
/** Made with calf rennet. */
const parmesan = ["parmesan", "pecorino"];
const milk = [
  ...parmesan,
  ...["clarified-butter", "emmental", "mountain-cheese"],
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
  ...[
    "natural-yoghurt",
    "greek-yoghurt",
    "creme-fraiche",
    "cream-cheese",
    "low-fat-quark",
    "vanilla-ice-cream",
    "butter-biscuit",
  ],
];
const egg = ["egg", "egg-yolk", "egg-white", "mayonnaise", "tagliatelle", "ladyfinger", "vanilla-ice-cream"];
const gluten = [
  ...["breadcrumbs", "bread-roll"],
  ...[
    "plain-flour",
    "bread-flour",
    "pizza-flour",
    "rye-flour",
    "rye-starter",
    "durum-semolina",
    "spaghetti",
    "vermicelli",
  ],
  ...[
    "ramen-noodles",
    "baking-wafer",
    "sourdough-bread",
    "ciabatta",
    "lasagne-sheet",
    "tagliatelle",
    "soy-sauce",
    "doubanjiang",
    "butter-biscuit",
    "ladyfinger",
    "rolled-oats",
    "oat-drink",
  ],
];

const excluded: Partial<Record<TagKey, string[]>> = {
  vegan: [...flesh, ...milk, ...egg, "honey"],
  vegetarian: [...flesh, ...parmesan],
  "lactose-free": milk,
  "gluten-free": gluten,
  "alcohol-free": [
    "gin",
    "prosecco",
    "rum",
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
  if (recipe.tags.includes("vegan")) expect.soft(recipe.tags).toContain("vegetarian");
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
