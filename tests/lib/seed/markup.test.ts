import { describe, expect, test } from "vitest";
import { detectValues } from "#lib/recipes/markup/detect.ts";
import { lintText, lintTranslation } from "#lib/recipes/markup/lint.ts";
import { parseMarkup } from "#lib/recipes/markup/parse.ts";
import { serializeMarkup } from "#lib/recipes/markup/serialize.ts";
import { keeping } from "#lib/seed/content/keeping.ts";
import type { RecipeSeed } from "#lib/seed/seed-types.ts";
import { markedRecipes, rowsOf } from "#tests/support/catalogue.ts";

/** All texts of a recipe that may have values. */
const textsOf = (recipe: RecipeSeed) =>
  [
    recipe.chefsNote,
    ...rowsOf(recipe).flatMap(({ characteristic, addition }) => [characteristic, addition]),
    ...recipe.steps.flatMap(({ text, tip }) => [text, tip]),
    ...recipe.utensils.map(({ size }) => size),
    ...Object.values(keeping[recipe.key] ?? {}),
  ].filter((text) => text !== undefined);

describe.each(markedRecipes.map((recipe) => [recipe.key, recipe] as const))("%s", (_, recipe) => {
  const ingredients = rowsOf(recipe).map(({ ingredient }) => ingredient);

  test("marks every number with a unit, and names ingredients it lists", () => {
    for (const { de, en } of textsOf(recipe)) {
      expect.soft(lintText(de, ingredients), de).toEqual([]);
      expect.soft(lintText(en, ingredients), en).toEqual([]);
    }
  });

  test("has the same values in both languages", () => {
    for (const { de, en } of textsOf(recipe)) expect.soft(lintTranslation(de, en), de).toEqual([]);
  });

  test("has no measures in texts that are not converted", () => {
    for (const text of [recipe.title, recipe.summary]) {
      const values = [...detectValues(text.de), ...detectValues(text.en)].map(({ value }) => value.type);
      expect
        .soft(
          values.filter((type) => type !== "duration"),
          text.en,
        )
        .toEqual([]);
    }
  });

  test("is written as the markup is serialized", () => {
    for (const text of textsOf(recipe).flatMap(({ de, en }) => [de, en]))
      expect.soft(serializeMarkup(parseMarkup(text).parts)).toBe(text);
  });
});

test("uses no more of an ingredient in a step than the recipe lists", () => {
  for (const recipe of markedRecipes) {
    for (const value of recipe.steps.flatMap(({ text }) => parseMarkup(text.de).parts)) {
      if (typeof value === "string" || value.type !== "amount" || value.isFixed || !value.ingredient) continue;
      const row = rowsOf(recipe).filter(({ ingredient }) => ingredient === value.ingredient)[value.occurrence - 1];
      if (row?.amount === undefined || row.unit !== value.unitCode) continue;
      expect.soft(value.to ?? value.from, `${recipe.key}: ${value.ingredient}`).toBeLessThanOrEqual(row.amount);
    }
  }
});

test("the sample recipes have values of every type", () => {
  const texts = markedRecipes.flatMap(textsOf).map(({ de }) => de);
  const types = texts.flatMap((text) =>
    parseMarkup(text).parts.flatMap((part) => (typeof part === "string" ? [] : part.type)),
  );
  expect(types.length).toBeGreaterThan(300);
  expect([...new Set(types)].sort()).toEqual(["amount", "duration", "length", "temperature", "tin"]);
});
