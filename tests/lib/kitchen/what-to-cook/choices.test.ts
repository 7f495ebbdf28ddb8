import { expect, test } from "vitest";
import { choicesOf, listAlternatives, parseChoices, toSearch } from "#lib/kitchen/what-to-cook/choices.ts";

test("parses the words of both languages and rejects others", () => {
  const choices = { diet: "vegan", meal: "breakfast", other: "for-children" };
  expect(parseChoices({ diet: "vegan", meal: "fruhstuck", other: "fur-kinder" })).toEqual(choices);
  expect(parseChoices({ diet: "vegan", meal: "breakfast", other: "for-children" })).toEqual(choices);
  expect(parseChoices({ diet: "vegan", meal: "breakfast" })).toBeNull();
  expect(parseChoices({ diet: "constructor", meal: "breakfast", other: "healthy" })).toBeNull();
});

test("converts choices to a search that always includes the diet", () => {
  expect(toSearch({ diet: "all", meal: "dinner", other: "under-30-mins" })).toEqual({
    listTerms: ["type:recipe", "in:dinner"],
    filters: { time: ["30"] },
  });
  const choices = { diet: "vegan", meal: "lunch", other: "healthy" };
  expect(toSearch(choices).listTerms).toEqual(["type:recipe", "in:lunch", "tag:vegan", "tag:healthy"]);
  expect(toSearch(choices, ["other"]).listTerms).toEqual(["type:recipe", "in:lunch", "tag:vegan"]);
  expect(toSearch(choices, ["meal", "other"]).listTerms).toEqual(["type:recipe", "tag:vegan"]);
});

test("lists the choices in the specified order", () => {
  expect(choicesOf("meal")).toEqual(["dinner", "lunch", "breakfast"]);
});

test("lists six neighbours that differ in one choice", () => {
  const choices = { diet: "vegan", meal: "lunch", other: "healthy" };
  const neighbours = listAlternatives(choices);
  expect(neighbours).toHaveLength(6);
  for (const { changed, choices: other } of neighbours) {
    expect({ ...other, [changed]: choices[changed] }).toEqual(choices);
    expect(other[changed]).not.toBe(choices[changed]);
  }
});
