import { describe, expect, test } from "vitest";
import { parseMarkup } from "#lib/measures/markup/parse.ts";
import { serializeMarkup } from "#lib/measures/markup/serialize.ts";
import { markedRecipes, rowsOf } from "#tests/support/catalogue.ts";
import { keeping } from "#tests/support/sample/recipes.ts";
import type { RecipeSeed } from "#tests/support/sample/sample-types.ts";

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
  test("is written as the markup is serialized", () => {
    for (const text of textsOf(recipe).flatMap(({ de, en }) => [de, en]))
      expect.soft(serializeMarkup(parseMarkup(text).parts)).toBe(text);
  });
});

test("the sample recipes have values of every type", () => {
  const texts = markedRecipes.flatMap(textsOf).map(({ de }) => de);
  const types = texts.flatMap((text) =>
    parseMarkup(text).parts.flatMap((part) => (typeof part === "string" ? [] : part.type)),
  );
  expect(types.length).toBeGreaterThan(300);
  expect([...new Set(types)].sort()).toEqual(["amount", "duration", "length", "temperature", "tin"]);
});
