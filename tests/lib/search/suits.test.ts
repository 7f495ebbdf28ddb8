import { expect, test } from "vitest";
import { type Need, suitsOf } from "#lib/search/suits.ts";
import { eachLiveRecipe, ingredientOf, rowsOf } from "#tests/support/catalogue.ts";

interface Dish {
  tags?: string[];
  /** German and English name of each ingredient. */
  ingredients: [german: string, english: string][];
}

function needsMet({ tags = [], ingredients }: Dish): string[] {
  return suitsOf({
    type: "recipe",
    tags: tags.map((key) => ({ key, type: "diet", names: {} })),
    ingredients: ingredients.map(([de, en]) => ({ key: en, grams: 100, names: { de, en } })),
  });
}

const everyTag = ["vegan", "vegetarian", "gluten-free", "lactose-free", "low-carb"];

test.each<[string, [string, string], Need[]]>([
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
])("%s speaks against what it must, whatever the author says", (_, ingredient, refused) => {
  const met = needsMet({ tags: everyTag, ingredients: [["Tomate", "tomato"], ingredient] });
  for (const need of refused) expect(met, need).not.toContain(`suits:${need}`);
});

test("an ingredient nobody knows speaks against everything", () => {
  expect(needsMet({ tags: everyTag, ingredients: [["Tomate", "tomato"]] })).toHaveLength(6);
  expect(needsMet({ tags: everyTag, ingredients: [["Xanthella", "xanthella"]] })).toEqual([]);
  expect(needsMet({ tags: everyTag, ingredients: [] })).toEqual([]);
});

test("without a word of its author a recipe suits nobody but who eats fish", () => {
  expect(needsMet({ ingredients: [["Tomate", "tomato"]] })).toEqual(["suits:pescatarian"]);
});

test.each(eachLiveRecipe)("%s suits what its tags say", (_, recipe) => {
  const rows = rowsOf(recipe).map(({ ingredient }) => {
    const { names } = ingredientOf(ingredient);
    return [names.de.one, names.en.one] satisfies [string, string];
  });
  const met = needsMet({ tags: recipe.tags, ingredients: rows });
  const claimed = recipe.tags.filter((key) => everyTag.includes(key)).map((key) => `suits:${key}`);
  expect(met).toEqual(expect.arrayContaining(claimed));
});
