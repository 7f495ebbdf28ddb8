import { expect, test } from "vitest";
import { getSuitabilityTerms } from "#lib/content/search-index/dietary-suitability.ts";
import type { DietaryNeed } from "#lib/content/search-index/ingredient-diets.ts";
import { eachLiveRecipe, ingredientOf, rowsOf } from "#tests/support/catalogue.ts";

interface TestRecipe {
  tags?: string[];
  /** German and English name of each ingredient. */
  ingredients: [german: string, english: string][];
}

function suitabilityOf({ tags = [], ingredients }: TestRecipe): string[] {
  return getSuitabilityTerms({
    type: "recipe",
    tags: tags.map((key) => ({ key, type: "diet", names: {} })),
    ingredients: ingredients.map(([de, en]) => ({ key: en, grams: 100, names: { de, en } })),
  });
}

const everyTag = ["vegan", "vegetarian", "gluten-free", "lactose-free", "low-carb"];

test.each<[string, [string, string], DietaryNeed[]]>([
  ["chicken stock", ["Hühnerbrühe", "chicken stock"], ["pescatarian", "vegetarian", "vegan"]],
  ["veal stock", ["Kalbsfond", "veal stock"], ["pescatarian", "vegetarian", "vegan"]],
  ["goose fat", ["Gänseschmalz", "goose fat"], ["pescatarian", "vegetarian", "vegan"]],
  ["gelatine", ["Gelatine", "gelatine"], ["pescatarian", "vegetarian", "vegan"]],
  ["anchovies", ["Sardellenfilets", "anchovies"], ["vegetarian", "vegan"]],
  ["fish sauce", ["Fischsauce", "fish sauce"], ["vegetarian", "vegan"]],
  ["Parmesan", ["Parmesan", "Parmesan"], ["vegetarian", "vegan", "lactose-free"]],
  ["honey", ["Honig", "honey"], ["vegan"]],
  ["clarified butter", ["Butterschmalz", "ghee"], ["vegan", "lactose-free"]],
  ["custard", ["Vanillesauce", "custard"], ["vegan", "gluten-free", "lactose-free"]],
  ["noodles", ["Nudeln", "noodles"], ["vegan", "gluten-free", "lactose-free", "low-carb"]],
  ["breadcrumbs", ["Semmelbrösel", "breadcrumbs"], ["gluten-free"]],
  ["spelt flour", ["Dinkelmehl", "spelt flour"], ["gluten-free", "low-carb"]],
  ["soy sauce", ["Sojasauce", "soy sauce"], ["gluten-free"]],
])("%s excludes its diets, even against the tags of the author", (_, ingredient, refused) => {
  const met = suitabilityOf({ tags: everyTag, ingredients: [["Tomate", "tomato"], ingredient] });
  for (const need of refused) expect(met, need).not.toContain(`suits:${need}`);
});

test("an unknown ingredient excludes every diet", () => {
  expect(suitabilityOf({ tags: everyTag, ingredients: [["Tomate", "tomato"]] })).toHaveLength(6);
  expect(suitabilityOf({ tags: everyTag, ingredients: [["Xanthella", "xanthella"]] })).toEqual([]);
  expect(suitabilityOf({ tags: everyTag, ingredients: [] })).toEqual([]);
});

test("without tags of the author only pescatarian is decided by the ingredients", () => {
  expect(suitabilityOf({ ingredients: [["Tomate", "tomato"]] })).toEqual(["suits:pescatarian"]);
});

test.each(eachLiveRecipe)("%s suits the diets of its tags", (_, recipe) => {
  const rows = rowsOf(recipe).map(({ ingredient }) => {
    const { names } = ingredientOf(ingredient);
    return [names.de.singular, names.en.singular] satisfies [string, string];
  });
  const met = suitabilityOf({ tags: recipe.tags, ingredients: rows });
  const claimed = recipe.tags.filter((key) => everyTag.includes(key)).map((key) => `suits:${key}`);
  expect(met).toEqual(expect.arrayContaining(claimed));
});
