import { expect, test } from "vitest";
import { findIngredientByName, listIngredientNames } from "#lib/content/recipe-drafts/review/lexicon.ts";

const names = (one: string, many: string) => ({ one, many });
const ingredients = [
  { id: "1", key: "onion", names: { de: names("Zwiebel", "Zwiebeln"), en: names("onion", "onions") } },
  { id: "2", key: "apple", names: { de: names("Apfel", "Äpfel"), en: names("apple", "apples") } },
];

test("finds an ingredient in both languages and numbers, in any case and with any spaces", () => {
  for (const name of ["Zwiebel", " zwiebeln ", "ONION", "onions"]) {
    expect(findIngredientByName(ingredients, name), name).toBe("1");
  }
  expect(findIngredientByName(ingredients, "A\u0308pfel")).toBe("2");
  expect(findIngredientByName(ingredients, "Zauberwurzel")).toBeNull();
});

test("lists the names of a language in order", () => {
  expect(listIngredientNames(ingredients, "de")).toEqual(["Apfel", "Zwiebel"]);
});
