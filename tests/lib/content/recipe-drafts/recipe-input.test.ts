import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findMissing } from "#lib/content/recipe-drafts/draft/missing.ts";
import { type DraftContent, draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { listLanguages, listUnknownIngredients, toRecipeRevision } from "#lib/content/recipe-drafts/recipe-input.ts";
import { recipeInputSchema } from "#lib/content/recipes/schema.ts";
import { draftInput } from "./arbitraries.ts";
import { completeDraft } from "./fixtures.ts";

const references = { pictureId: randomUUID(), flour: randomUUID(), egg: randomUUID() };
const categorization = { mainCategoryId: randomUUID(), categoryIds: [], tagIds: [] };
const slugs = { de: "suppe", en: "soup" };
const convert = (content: DraftContent) => toRecipeRevision(content, slugs, categorization);

/** Fills what a submission needs into a content of any kind. */
function complete(input: object): DraftContent {
  // Braces are markup; those that cannot be read are tested with what is missing.
  const readable = JSON.parse(JSON.stringify(input), (key, value) => {
    if (typeof value === "string") return value.replace(/[{}]/g, "");
    return key === "amount" && value === 0 ? null : value;
  });
  const { groups = [], steps = [], ...content } = draftContentSchema.parse(readable);
  const rows = groups.map((group) => ({
    ...group,
    ingredients: group.ingredients.map((row) => ({ ...row, ingredientId: row.ingredientId ?? references.egg })),
  }));
  const needed = completeDraft(references);
  const written = steps.map((step) => ({ ...step, text: { ...step.text, [content.language]: "Rühren." } }));
  return draftContentSchema.parse({
    ...content,
    title: { ...content.title, [content.language]: "Suppe" },
    pictureId: references.pictureId,
    duration: { ...content.duration, preparation: 1 },
    servings: { ...content.servings, amount: 1 },
    groups: [...rows, ...needed.groups],
    steps: [
      ...written,
      { id: "last", text: { [content.language]: "Essen." }, ingredients: [{ id: "gone" }, { id: "egg" }] },
    ],
  });
}

test("every complete draft makes a recipe that the recipes accept", () => {
  fc.assert(
    fc.property(draftInput, (input) => {
      const content = complete(input);
      expect(findMissing(content)).toEqual([]);
      const state = { authorId: randomUUID(), state: "live", isSponsored: false, publishedAt: new Date() };
      const { error, data } = recipeInputSchema.safeParse({ ...convert(content), ...state });
      expect(error).toBeUndefined();
      expect(Object.keys(data?.texts ?? {})).toEqual(listLanguages(content));
      for (const text of Object.values(data?.texts ?? {})) {
        expect(text?.steps).toHaveLength(data?.steps.length ?? -1);
        expect(text?.steps.every((step) => step.text !== "")).toBe(true);
      }
      // References to rows that were removed are dropped, the others lead to their row.
      const used = data?.steps.at(-1)?.ingredients ?? [];
      expect(used.map(({ position }) => data?.ingredients[position]?.ingredientId)).toEqual([references.egg]);
    }),
  );
});

test("empty rows, groups and steps are dropped, and steps keep pointing at their ingredients", () => {
  const { groups, steps } = completeDraft(references);
  const empty = { id: "empty" };
  const content = completeDraft(references, {
    groups: [{ ingredients: [empty] }, { ingredients: [{ ...empty, id: "none" }, ...(groups[0]?.ingredients ?? [])] }],
    steps: [empty, ...steps],
  });
  const recipe = convert(content);
  expect(recipe.ingredients.map(({ groupPosition, ingredientId }) => [groupPosition, ingredientId])).toEqual([
    [0, references.flour],
    [0, references.egg],
  ]);
  expect(recipe.texts.de?.groups).toEqual([""]);
  expect(recipe.steps.map((step) => step.ingredients)).toEqual([[{ position: 0 }, { position: 1, amount: 4 }]]);
});

test("what the other language lacks is taken over where a recipe needs it, one language per step", () => {
  const { groups, steps } = completeDraft(references);
  const fat = { id: "fat", ingredientId: references.flour };
  const content = completeDraft(references, {
    title: { de: "Käsespätzle", en: "Cheese spaetzle" },
    groups: [...groups, { heading: { de: "Röstzwiebeln", en: "Fried onions" }, ingredients: [fat] }],
    steps: [
      { ...steps[0], heading: { de: "Teig rühren", en: "Batter" }, tip: { de: "Mit Sprudel." } },
      { id: "translated", text: { de: "Braten.", en: "Fry." }, tip: { de: "Langsam." } },
      { id: "whole", text: { de: "Essen.", en: "Eat." }, heading: { de: "Ende", en: "End" }, tip: { en: "Hot." } },
    ],
  });
  const { texts } = convert(content);
  expect(texts.en).toMatchObject({ title: "Cheese spaetzle", summary: "", groups: ["Teig", "Fried onions"] });
  expect(texts.en?.steps).toEqual([
    { heading: "Teig rühren", text: steps[0]?.text.de, tip: "Mit Sprudel." },
    { heading: "", text: "Fry.", tip: undefined },
    { heading: "End", text: "Eat.", tip: "Hot." },
  ]);
  expect(texts.de?.steps.map(({ tip }) => tip)).toEqual(["Mit Sprudel.", "Langsam.", undefined]);
});

test("utensils of steps are added to those of the recipe", () => {
  const [pan, whisk] = [randomUUID(), randomUUID()];
  const content = completeDraft(references, {
    utensils: [{ utensilId: pan, amount: 2, size: { de: "{24 cm}" } }],
    steps: [{ id: "a", text: { de: "Rühren." }, utensilIds: [pan, whisk] }],
  });
  expect(convert(content).utensils).toEqual([
    { utensilId: pan, amount: 2, size: { de: "{24 cm}", en: "{24 cm}" } },
    { utensilId: whisk },
  ]);
});

test("ingredients with a free name are named, and cannot be published", () => {
  const content = completeDraft(references, {
    groups: [{ ingredients: [{ id: "x", name: "Einhornmehl" }, { id: "y" }] }],
  });
  expect(listUnknownIngredients(content).map(({ path }) => path)).toEqual(["groups.0.ingredients.0.ingredientId"]);
  expect(() => convert(content)).toThrow("not in the lexicon");
});
