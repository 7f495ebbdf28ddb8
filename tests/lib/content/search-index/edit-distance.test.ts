import { expect, test } from "vitest";
import { editDistance } from "#lib/content/search-index/edit-distance.ts";

test.each([
  ["vegna", "vegan", 1],
  ["kartofelsalat", "kartoffelsalat", 1],
  ["abc", "abc", 0],
  ["", "ab", 2],
  ["suppe", "salat", 3],
])("the distance of %s and %s is %i, in both directions", (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
  expect(editDistance(b, a, 2)).toBe(distance);
});
