import { describe, expect, test } from "vitest";
import { applyListChange } from "#lib/content/recipe-drafts/draft/list-changes.ts";
import { createDraftContent } from "#lib/content/recipe-drafts/draft.ts";
import {
  addIngredientLines,
  createRowReader,
  recognizeIngredients,
} from "#lib/content/recipe-drafts/editing/ingredient-rows.ts";
import { suggestIngredients } from "#lib/content/recipe-drafts/editing/ingredient-suggestions.ts";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";
import { flourId, lookups, oilId } from "#tests/lib/content/recipe-drafts/draft-lookups.ts";

const reader = createRowReader(lookups);
const start = applyListChange(createDraftContent("de"), "groups:add");

describe("readLine", () => {
  test("reads amount, unit, ingredient and note", () => {
    expect(reader.readLine("1 ½ EL Olivenöl, plus etwas mehr", "de")).toMatchObject({
      amount: 1.5,
      amountMax: null,
      unit: "tbsp",
      name: "Olivenöl",
      ingredientId: oilId,
      addition: { de: "plus etwas mehr", en: "" },
    });
    expect(reader.readLine("2–3 Eier", "de")).toMatchObject({ amount: 2, amountMax: 3, unit: null, name: "Eier" });
  });

  test("keeps the word of a unit that recipes do not have", () => {
    expect(reader.readLine("2 Gläser Mehl", "de")).toMatchObject({ amount: 2, unit: null, name: "Gläser Mehl" });
  });

  test("keeps a line that it does not understand, without markup", () => {
    expect(reader.readLine("{was} auch immer", "de")).toMatchObject({ amount: null, name: "was auch immer" });
  });
});

describe("addIngredientLines", () => {
  test("makes a row of each line, and fills the empty ones at the end", () => {
    const { content, count } = addIngredientLines(start, 0, "500 g Mehl\r\n\r\n1 EL Olivenöl\n", reader);
    expect(count).toBe(2);
    expect(content.groups[0]?.ingredients.map(({ name }) => name)).toEqual(["Mehl", "Olivenöl"]);
    const more = addIngredientLines(content, 0, "Salz", reader).content;
    expect(more.groups[0]?.ingredients.map(({ name }) => name)).toEqual(["Mehl", "Olivenöl", "Salz"]);
  });

  test("stops at the limit", () => {
    const { count, content } = addIngredientLines(start, 0, "Mehl\n".repeat(500), reader);
    expect(count).toBe(draftLimits.ingredients);
    expect(addIngredientLines(content, 0, "Salz", reader).count).toBe(0);
  });
});

test("recognizes names that were typed without script", () => {
  const { content } = addIngredientLines(start, 0, "500 g Mehl\n1 EL Olivenöl", reader);
  const [group] = content.groups;
  const renamed = {
    ...content,
    groups: group ? [{ ...group, ingredients: group.ingredients.map((row) => ({ ...row, name: "Olivenöl" })) }] : [],
  };
  const ids = recognizeIngredients(renamed, lookups, reader).groups[0]?.ingredients.map((row) => row.ingredientId);
  expect(ids).toEqual([oilId, oilId]);
  expect(flourId).not.toBe(oilId);
});

test("suggests ingredients by the beginning of a name, in any language", () => {
  const names = (typed: string) => suggestIngredients(lookups.ingredients, typed, 8).map(({ key }) => key);
  expect(names("oliv")).toEqual(["olive-oil"]);
  expect(names("Mehl")).toEqual(["flour"]);
  expect(names("flou")).toEqual(["flour"]);
  expect(names(" ")).toEqual([]);
});
