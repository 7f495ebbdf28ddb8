import { expect, test } from "vitest";
import { findNearestWord } from "#lib/content/search/spell-check.ts";

test.each([
  ["vegna", "vegan"],
  ["kurbisuppe", "kurbissuppe"],
  ["mozz", "mozzarella"],
  ["xqzvwk", null],
  ["abx", null],
])("corrects %s to %s", (typed, meant) => {
  expect(findNearestWord([typed], ["vegan", "kurbis", "suppe", "mozzarella", "abc"])).toBe(meant);
});
