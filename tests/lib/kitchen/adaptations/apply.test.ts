import { expect, test } from "vitest";
import { draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { adaptationContentSchema } from "#lib/kitchen/adaptations/adaptation.ts";
import { applyAdaptation } from "#lib/kitchen/adaptations/apply.ts";

const uuid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const names = (one: string) => ({ de: { one, many: one }, en: { one, many: one } });
const lexicon = [
  { id: uuid(1), key: "plain-flour", names: names("Mehl") },
  { id: uuid(2), key: "butter", names: names("Butter") },
];
const grams = (amount: number) => ({ amount, amountMax: null, unit: "g" });

const original = draftContentSchema.parse({
  groups: [
    {
      ingredients: [
        { id: "row-0", ingredientId: uuid(1), name: "Mehl", ...grams(200), addition: { de: "gesiebt" } },
        { id: "row-1", ingredientId: uuid(2), name: "Butter", ...grams(100), characteristic: { de: "kalt" } },
      ],
    },
  ],
  steps: [
    {
      id: "step-0",
      text: {
        de: "{200 g plain-flour} Mehl mit {100 g butter} Butter kneten.",
        en: "Knead {200 g plain-flour} flour.",
      },
      ingredients: [{ id: "row-0", amount: 150 }, { id: "row-1" }],
    },
  ],
});

const base = (number: number, amount: number) => ({
  ingredientId: uuid(number),
  occurrence: 1,
  quantity: grams(amount),
  name: "x",
});

function apply(parts: object) {
  return applyAdaptation(original, adaptationContentSchema.parse(parts), lexicon).content;
}

test("without changes the recipe is as it is", () => {
  expect(apply({})).toEqual(original);
});

test("a changed amount changes list, text and steps", () => {
  const { groups, steps } = apply({ ingredients: [{ base: base(1, 200), quantity: grams(100) }] });
  expect(groups[0]?.ingredients[0]).toMatchObject({ amount: 100, unit: "g", addition: { de: "gesiebt" } });
  expect(steps[0]?.text.de).toBe("{100 g plain-flour} Mehl mit {100 g butter} Butter kneten.");
  expect(steps[0]?.text.en).toBe("Knead {100 g plain-flour} flour.");
  expect(steps[0]?.ingredients[0]?.amount).toBe(75);
});

test("a swap has another name and keeps the amount of the recipe", () => {
  const swap = { ingredientId: null, name: "Margarine" };
  const { groups } = apply({ ingredients: [{ base: base(2, 100), swap }] });
  const expected = { ingredientId: null, name: "Margarine", amount: 100, characteristic: { de: "", en: "" } };
  expect(groups[0]?.ingredients[1]).toMatchObject(expected);
});

test("an ingredient that is left out is in neither list nor steps", () => {
  const { groups, steps } = apply({ ingredients: [{ base: base(2, 100), isOmitted: true }] });
  expect(groups[0]?.ingredients.map(({ id }) => id)).toEqual(["row-0"]);
  expect(steps[0]?.ingredients.map(({ id }) => id)).toEqual(["row-0"]);
});

test("added ingredients come last, also to a recipe without any", () => {
  const added = [{ ingredientId: null, name: "Zimt", quantity: { amount: 1, unit: "tsp" }, addition: "gemahlen" }];
  expect(apply({ added }).groups[0]?.ingredients.at(-1)).toMatchObject({ name: "Zimt", addition: { de: "gemahlen" } });
  const empty = draftContentSchema.parse({});
  const { content } = applyAdaptation(empty, adaptationContentSchema.parse({ added }), lexicon);
  expect(content.groups).toHaveLength(1);
});

test("the reader's words replace a step in both languages, with timers and amounts that scale", () => {
  const text = "100 g Butter 10 Minuten {rühren}.";
  const step = { position: 0, locale: "de", text: original.steps[0]?.text.de };
  const { steps } = apply({ steps: [{ base: step, text, note: "" }] });
  expect(steps[0]?.text.de).toBe("{100 g butter} Butter {10 min} (rühren).");
  expect(steps[0]?.text.en).toBe(steps[0]?.text.de);
});

test("what is gone from the recipe changes nothing", () => {
  const gone = { base: { ...base(2, 100), occurrence: 2 }, isOmitted: true };
  expect(apply({ ingredients: [gone] })).toEqual(original);
});
