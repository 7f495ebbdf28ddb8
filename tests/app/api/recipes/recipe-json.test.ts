import { expect, test } from "vitest";
import { toRecipeJson } from "#app/api/recipes/recipe-json.ts";
import { recipeSchema } from "#lib/api/api-resources/schemas/recipe.ts";
import { pumpkinSoup } from "#tests/support/recipe.ts";

test.each([
  [null, null],
  [
    { url: "https://kochbuch.example/suppe", siteName: "Das Kochbuch", author: "Anna" },
    { url: "https://kochbuch.example/suppe", title: "Das Kochbuch", author: "Anna" },
  ],
  [
    { url: null, siteName: "Das Kochbuch", author: "" },
    { url: null, title: "Das Kochbuch", author: "" },
  ],
])("tells where a recipe comes from", (source, answer) => {
  const json = toRecipeJson({ ...pumpkinSoup, source }, "de");
  expect(json.source).toEqual(answer);
  expect(recipeSchema.parse(json).source).toEqual(answer);
});
