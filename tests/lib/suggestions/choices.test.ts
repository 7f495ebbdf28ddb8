import { expect, test } from "vitest";
import { choicesOf, neighboursOf, parseChoices, toFilter } from "#lib/suggestions/choices.ts";

test("words of either language are understood, others are not", () => {
  const choices = { diet: "vegan", meal: "breakfast", other: "for-children" };
  expect(parseChoices({ diet: "vegan", meal: "fruhstuck", other: "fur-kinder" })).toEqual(choices);
  expect(parseChoices({ diet: "vegan", meal: "breakfast", other: "for-children" })).toEqual(choices);
  expect(parseChoices({ diet: "vegan", meal: "breakfast" })).toBeNull();
  expect(parseChoices({ diet: "constructor", meal: "breakfast", other: "healthy" })).toBeNull();
});

test("choices become conditions", () => {
  expect(toFilter({ diet: "all", meal: "dinner", other: "under-30-mins" })).toEqual({
    tagKeys: [],
    meal: "dinner",
    maxMinutes: 30,
  });
  expect(toFilter({ diet: "vegan", meal: "lunch", other: "healthy" })).toEqual({
    tagKeys: ["vegan", "healthy"],
    meal: "lunch",
  });
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
