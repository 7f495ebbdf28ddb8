import { describe, expect, test } from "vitest";
import { createIngredientMatcher } from "#lib/measures/kitchen-text/ingredient-matcher.ts";
import { loadSampleVocabulary } from "#tests/lib/kitchen/shopping-lists/vocabulary.ts";

const match = createIngredientMatcher((await loadSampleVocabulary()).ingredients);

describe("the name of an ingredient", () => {
  test.each([
    ["Tomate", "de", "tomato"],
    ["Tomaten", "de", "tomato"],
    ["Möhren", "de", "carrot"],
    ["Paradeiser", "de", "tomato"],
    ["garlic", "de", "garlic"],
    ["chopped tomatoes", "en", "chopped-tomatoes"],
    ["Eggplants", "en", "aubergine"],
    ["Zwiebeln", "en", "onion"],
  ] as const)("%s in %s is found", (name, language, id) => {
    expect(match(name, language)).toBe(id);
  });

  test.each(["braune Tomaten", "peanut butter cups", "Goldtaler", ""])("%j is not found", (name) => {
    expect(match(name, "de")).toBeNull();
  });
});
