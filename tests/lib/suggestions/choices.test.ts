import { expect, test } from "vitest";
import { choicesOf, neighboursOf, parseChoices, toSearch } from "#lib/suggestions/choices.ts";

test("words of either language are understood, others are not", () => {
  const choices = { diet: "vegan", meal: "breakfast", other: "for-children" };
  expect(parseChoices({ diet: "vegan", meal: "fruhstuck", other: "fur-kinder" })).toEqual(choices);
  expect(parseChoices({ diet: "vegan", meal: "breakfast", other: "for-children" })).toEqual(choices);
  expect(parseChoices({ diet: "vegan", meal: "breakfast" })).toBeNull();
  expect(parseChoices({ diet: "constructor", meal: "breakfast", other: "healthy" })).toBeNull();
});

test("choices become a search, in which the diet always stands", () => {
  expect(toSearch({ diet: "all", meal: "dinner", other: "under-30-mins" })).toEqual({
    scope: ["type:recipe", "in:dinner"],
    filters: { time: ["30"] },
  });
  const choices = { diet: "vegan", meal: "lunch", other: "healthy" };
  expect(toSearch(choices).scope).toEqual(["type:recipe", "in:lunch", "tag:vegan", "tag:healthy"]);
  expect(toSearch(choices, ["other"]).scope).toEqual(["type:recipe", "in:lunch", "tag:vegan"]);
  expect(toSearch(choices, ["meal", "other"]).scope).toEqual(["type:recipe", "tag:vegan"]);
});

test("the choices of the specification, in its order", () => {
  expect(choicesOf("meal")).toEqual(["dinner", "lunch", "breakfast"]);
});

test("a combination has six neighbours, each one choice away", () => {
  const choices = { diet: "vegan", meal: "lunch", other: "healthy" };
  const neighbours = neighboursOf(choices);
  expect(neighbours).toHaveLength(6);
  for (const { changed, choices: other } of neighbours) {
    expect({ ...other, [changed]: choices[changed] }).toEqual(choices);
    expect(other[changed]).not.toBe(choices[changed]);
  }
});
