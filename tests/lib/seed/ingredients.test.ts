import { expect, test } from "vitest";
import { locales } from "#lib/platform/i18n/locales.ts";
import { eachIngredientPage, ingredientPages, ingredients, recipes, rowsOf } from "#tests/support/catalogue.ts";
import { synonymsOf } from "#tests/support/sample/ingredients.ts";

test("forty ingredients have a page", () => {
  expect(new Set(ingredientPages.map(({ key }) => key)).size).toBe(40);
});

test.each(eachIngredientPage)("%s exists, and its page is complete", (key, page) => {
  expect(Object.keys(ingredients)).toContain(key);
  expect(page.alt === undefined).toBe(page.picture === undefined);
  expect(page.season.every((month) => month >= 1 && month <= 12)).toBe(true);
  expect(page.body.en.split("\n\n")).toHaveLength(page.body.de.split("\n\n").length);
});

test("every page has a painting of its own", () => {
  expect(new Set(ingredientPages.map(({ picture }) => picture ?? "none")).size).toBe(ingredientPages.length);
  expect(ingredientPages.filter(({ picture }) => picture === undefined)).toEqual([]);
  for (const { key, alt } of ingredientPages) {
    for (const locale of locales) expect(alt?.[locale], key).toBeTruthy();
  }
});

test.each(Object.entries(ingredients))("%s has no more energy than its nutrients", (_, { per100g, names }) => {
  const { kcal, fat, protein, carbohydrate } = per100g;
  expect(fat + protein + carbohydrate).toBeLessThanOrEqual(101);
  expect(fat * 9 + protein * 4 + carbohydrate * 4).toBeLessThanOrEqual(kcal * 1.15 + 10);
  for (const locale of locales) expect(names[locale].singular && names[locale].plural).toBeTruthy();
});

test("other words for an ingredient are part of it, by language", () => {
  expect(["tomato", "aubergine", "plain-flour"].map(synonymsOf)).toEqual([
    ["Paradeiser"],
    ["Melanzani", "eggplant"],
    ["Mehl", "Weizenmehl", "flour", "all-purpose flour", "white flour"],
  ]);
});

test("every ingredient is used in a recipe or has a page", () => {
  const used = new Set([
    ...recipes.flatMap(rowsOf).map((row) => row.ingredient),
    ...ingredientPages.map(({ key }) => key),
  ]);
  expect(Object.keys(ingredients).filter((key) => !used.has(key))).toEqual([]);
});
