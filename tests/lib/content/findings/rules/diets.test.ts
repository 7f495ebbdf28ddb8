import { expect, test } from "vitest";
import { lintDiets } from "#lib/content/findings/rules/diets.ts";
import type { DietTag } from "#lib/content/search-index/ingredient-diets.ts";
import { createRecipe, row } from "../fixtures.ts";

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
  "clarified-butter",
  "emmental",
  "mountain-cheese",
  "butter",
  "whole-milk",
  "whipping-cream",
  "mascarpone",
  "sour-cream",
  "feta",
  "mozzarella",
  "italian-hard-cheese",
  "natural-yoghurt",
  "greek-yoghurt",
  "creme-fraiche",
  "cream-cheese",
  "low-fat-quark",
  "vanilla-ice-cream",
  "butter-biscuit",
];
const egg = ["egg", "egg-yolk", "egg-white", "mayonnaise", "tagliatelle", "ladyfinger", "vanilla-ice-cream"];
const gluten = [
  "breadcrumbs",
  "bread-roll",
  "plain-flour",
  "bread-flour",
  "pizza-flour",
  "rye-flour",
  "rye-starter",
  "durum-semolina",
  "spaghetti",
  "vermicelli",
  "ramen-noodles",
  "baking-wafer",
  "sourdough-bread",
  "ciabatta",
  "lasagne-sheet",
  "tagliatelle",
  "soy-sauce",
  "rice-wine",
  "doubanjiang",
  "butter-biscuit",
  "ladyfinger",
  "rolled-oats",
  "oat-drink",
];

/** Ingredients of the sample site by the diets that they contradict. */
const excluded: Partial<Record<DietTag, string[]>> = {
  vegan: [...flesh, ...milk, ...egg, "honey"],
  vegetarian: [...flesh, ...parmesan],
  "lactose-free": milk,
  "gluten-free": gluten,
  "alcohol-free": [
    "gin",
    "tequila",
    "prosecco",
    "rum",
    "amaretto",
    "red-vermouth",
    "red-bitter-liqueur",
    "orange-aperitif",
    "white-wine",
    "rice-wine",
  ],
};

const cases = Object.entries(excluded).flatMap(([diet, keys]) => keys.map((key) => [diet, key] as const));

test.each(cases)("%s is contradicted by %s", (diet, key) => {
  const found = lintDiets(createRecipe({ rows: [row(key)], tags: [diet] }));
  expect(found.map(({ rule, values }) => [rule, values.diet])).toEqual([["dietContradicted", diet.replace("-", "_")]]);
});

test("a recipe without the tag may have the ingredient, and plants suit all diets", () => {
  expect(lintDiets(createRecipe({ rows: [row("butter")], tags: ["baking"] }))).toEqual([]);
  const plants = ["potato", "onion", "olive-oil", "coconut-milk", "red-lentil", "tofu", "peanut"].map((key) =>
    row(key),
  );
  const tags = ["vegan", "vegetarian", "lactose-free", "alcohol-free"];
  expect(lintDiets(createRecipe({ rows: plants, tags }))).toEqual([]);
});
