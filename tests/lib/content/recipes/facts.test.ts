import { expect, test } from "vitest";
import { factFields, readFacts, toFactColumns } from "#lib/content/recipes/facts.ts";
import type { recipes } from "#lib/platform/db/tables/recipes.ts";

const facts = {
  difficulty: "hard" as const,
  duration: { preparation: 10, baking: 20, resting: 0 },
  ovenCelsius: 180,
  servings: { amount: 4, type: "portion" as const },
  nutrition: { kcal: 1, fat: 2, protein: 3, carbohydrate: 4 },
  source: { url: null, siteName: "Das Kochbuch", author: "" },
};
const toRow = (columns: object) =>
  ({ itemId: "", minutes: 0, utensils: [], steps: [], ...columns }) as unknown as typeof recipes.$inferSelect;

test("every fact is read as it was stored", () => {
  expect(Object.keys(facts).sort()).toEqual(Object.keys(factFields).sort());
  expect(readFacts(toRow(toFactColumns(facts)))).toEqual(facts);
});

test("other parts of a recipe are no facts", () => {
  expect(toFactColumns({ ...facts, pictureId: "1" } as typeof facts)).toEqual(toFactColumns(facts));
});

test("an incomplete nutrition is none", () => {
  expect(readFacts(toRow({ ...toFactColumns(facts), fat: null })).nutrition).toBeNull();
});
