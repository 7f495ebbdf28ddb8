import { expect, test } from "vitest";
import { toFieldName } from "#lib/content/recipe-drafts/review/field-name.ts";

test.each([
  ["title.de", "title", 0],
  ["steps.2.text.de", "steps", 3],
  ["steps", "steps", 0],
  ["groups.1.ingredients.4.amount", "groups", 5],
  ["groups.1.heading", "groups", 2],
  ["servings.amount", "servings", 0],
  ["somethingElse.1", "other", 0],
])("names %s", (path, key, number) => {
  expect(toFieldName(path)).toEqual({ key, number });
});
