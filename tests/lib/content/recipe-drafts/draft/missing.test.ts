import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findMissing } from "#lib/content/recipe-drafts/draft/missing.ts";
import { createDraftContent, draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { draftInput } from "../arbitraries.ts";
import { completeDraft } from "../fixtures.ts";

const complete = (changes: object = {}) =>
  completeDraft({ pictureId: randomUUID(), flour: randomUUID(), egg: randomUUID() }, changes);

const ingredients = (rows: object[]) => ({
  groups: [{ ingredients: rows.map((row) => ({ id: randomUUID(), ...row })) }],
});
const steps = (rows: object[]) => ({ steps: rows.map((row) => ({ id: randomUUID(), ...row })) });

test("a complete draft lacks nothing", () => {
  expect(findMissing(complete())).toEqual([]);
});

test("an empty draft lacks the six necessary things, in its own language", () => {
  expect(findMissing(createDraftContent("en"))).toEqual([
    { path: "title.en", code: "title" },
    { path: "pictureId", code: "picture" },
    { path: "duration.preparation", code: "preparation" },
    { path: "servings.amount", code: "servings" },
    { path: "groups", code: "ingredient" },
    { path: "steps", code: "step" },
  ]);
});

test.each([
  ["a title in the other language only", { title: { en: "Spaetzle" } }, "title.de", "title"],
  ["a title of spaces", { title: { de: " \u200B " } }, "title.de", "title"],
  ["no picture", { pictureId: null }, "pictureId", "picture"],
  ["no minute of preparation", { duration: { preparation: 0, baking: 60 } }, "duration.preparation", "preparation"],
  ["no serving", { servings: { amount: 0 } }, "servings.amount", "servings"],
  ["rows without a name", ingredients([{}, {}]), "groups", "ingredient"],
  [
    "an amount of nothing",
    ingredients([{ name: "Mehl" }, { amount: 2 }]),
    "groups.0.ingredients.1.name",
    "ingredientName",
  ],
  ["an amount of zero", ingredients([{ name: "Mehl", amount: 0 }]), "groups.0.ingredients.0.amount", "amount"],
  [
    "a range that descends",
    ingredients([{ name: "Ei", amount: 3, amountMax: 2 }]),
    "groups.0.ingredients.0.amountMax",
    "amount",
  ],
  [
    "a range without a start",
    ingredients([{ name: "Ei", amountMax: 2 }]),
    "groups.0.ingredients.0.amountMax",
    "amount",
  ],
  ["a step in the other language only", steps([{ text: { en: "Stir." } }]), "steps", "step"],
  [
    "a heading without a text",
    steps([{ text: { de: "Rühren." } }, { heading: { de: "Backen" } }]),
    "steps.1.text.de",
    "step",
  ],
  ["an open brace", steps([{ text: { de: "Bei {200 °C backen." } }]), "steps.0.text.de", "markup"],
  ["markup in the tip", steps([{ text: { de: "a" }, tip: { en: "{x y z}" } }]), "steps.0.tip.en", "markup"],
])("%s is named with its field", (_, changes, path, code) => {
  expect(findMissing(complete(changes))).toContainEqual({ path, code });
});

test("the other language may be missing, and so may empty rows and steps", () => {
  const { groups, steps: written } = complete();
  const changes = {
    groups: [{ ingredients: [...(groups[0]?.ingredients ?? []), { id: "empty" }] }],
    steps: [...written, { id: "empty" }],
  };
  expect(findMissing(complete(changes))).toEqual([]);
});

test("every path leads to a field of the content", () => {
  fc.assert(
    fc.property(draftInput, (input) => {
      const content = draftContentSchema.parse(input);
      for (const { path } of findMissing(content)) {
        const value = path
          .split(".")
          .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)?.[key], content);
        expect(value, path).not.toBeUndefined();
      }
    }),
  );
});
