import { expect, test } from "vitest";
import { listPreparation } from "#lib/content/recipes/cook-mode/preparation.ts";
import type { Recipe } from "#lib/content/recipes/recipe.ts";
import { ingredientOf, pumpkinSoup } from "#tests/support/recipe.ts";

const flour = ingredientOf({ name: "Mehl", amount: 250, unitCode: "g" });
const onion = ingredientOf({ name: "Zwiebel", amount: 1, characteristic: "fein gewürfelt", addition: "rot" });
const butter = ingredientOf({ name: "Butter", amount: 80, unitCode: "g", usForm: "stick", characteristic: "weich" });
const eggs = ingredientOf({ name: "Eier", amount: 3, addition: "Größe M, zimmerwarm" });
const softTofu = ingredientOf({ name: "Tofu", amount: 600, unitCode: "g", characteristic: "weich, in Würfeln" });
const salt = ingredientOf({ name: "Salz", amount: 1, unitCode: "tsp" });

function list(groups: Recipe["groups"], baking = 30) {
  return listPreparation({ groups, duration: { ...pumpkinSoup.duration, baking } }).map(({ kind, rows }) => [
    kind,
    ...rows.map(({ ingredient, noteParts, part }) => [ingredient.name, ...noteParts, part].filter(Boolean).join(" ")),
  ]);
}

test("lists what comes to room temperature, what is cut, and what is weighed", () => {
  expect(list([{ heading: "", ingredients: [flour, onion, butter, eggs, softTofu, salt] }])).toEqual([
    ["soften", "Butter weich", "Eier Größe M, zimmerwarm"],
    ["cut", "Zwiebel fein gewürfelt", "Tofu weich, in Würfeln"],
    ["weigh", "Mehl"],
  ]);
});

test("weighs nothing beforehand where there is no heat", () => {
  expect(list([{ heading: "", ingredients: [flour, onion] }], 0)).toEqual([["cut", "Zwiebel fein gewürfelt"]]);
  expect(list([{ heading: "", ingredients: [flour, salt] }], 0)).toEqual([]);
});

test("says for which part an ingredient is, where several parts need it", () => {
  const groups = [
    { heading: "Teig", ingredients: [flour, onion] },
    { heading: "Streusel", ingredients: [flour] },
  ];
  expect(list(groups)).toEqual([
    ["cut", "Zwiebel fein gewürfelt"],
    ["weigh", "Mehl Teig", "Mehl Streusel"],
  ]);
});
