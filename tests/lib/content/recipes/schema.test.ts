import { expect, test } from "vitest";
import { recipeInputSchema } from "#lib/content/recipes/schema.ts";
import { recipeTexts } from "#tests/support/fixtures.ts";

const validInput = {
  authorId: "c2f1b6c8-6ad1-4a5b-9a56-0b0c8e6f8f11",
  state: "draft",
  isSponsored: false,
  difficulty: "easy",
  duration: { preparation: 5, baking: 0, resting: 0 },
  servings: { amount: 4, type: "portion" },
  ingredients: [],
  utensils: [],
  steps: [],
  categoryIds: [],
  tagIds: [],
};

/** Errors by path for a recipe with this step and note. */
function errorsOf(step: { text: string; tip?: string }, chefsNote = "") {
  const de = recipeTexts("suppe", "Suppe", { chefsNote, steps: [{ heading: "", ...step }] });
  const { error } = recipeInputSchema.safeParse({ ...validInput, texts: { de } });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

test("accepts values in steps, tips and the note", () => {
  expect(errorsOf({ text: "Nach {35 min} bei {200 °C}.", tip: "{2 tbsp}" }, "{=120 g butter}")).toEqual({});
});

test("names the fields with malformed markup", () => {
  const errors = errorsOf({ text: "Nach {35 Minuten}.", tip: "{2 tbsp" }, "Mit 5 g}");
  expect(errors).toEqual({
    "texts.de.steps.0.text": "markupMalformed",
    "texts.de.steps.0.tip": "markupMalformed",
    "texts.de.chefsNote": "markupMalformed",
  });
});
