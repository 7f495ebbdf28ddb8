import { expect, test } from "vitest";
import { draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { adaptationContentSchema } from "#lib/kitchen/adaptations/adaptation.ts";
import { countConflicts, isQuantityInConflict, matchChanges } from "#lib/kitchen/adaptations/matching.ts";

const flour = "00000000-0000-4000-8000-000000000001";
const sugar = "00000000-0000-4000-8000-000000000002";
const grams = (amount: number) => ({ amount, amountMax: null, unit: "g" });

function recipe(rows: [ingredientId: string, amount: number][], steps: string[] = []) {
  return draftContentSchema.parse({
    groups: [
      {
        ingredients: rows.map(([ingredientId, amount], index) => ({
          id: `row-${index}`,
          ingredientId,
          ...grams(amount),
        })),
      },
    ],
    steps: steps.map((text, index) => ({ id: `step-${index}`, text: { de: text } })),
  });
}

function change(ingredientId: string, occurrence: number, from: number, to: number) {
  const base = { ingredientId, occurrence, quantity: grams(from), name: "x" };
  return { base, quantity: grams(to), swap: null, isOmitted: false };
}

const note = (position: number, text: string) => ({
  base: { position, locale: "de", text },
  text: "",
  note: `zu ${position}`,
});

const content = (parts: object) => adaptationContentSchema.parse(parts);

test("a change stays with its ingredient when rows move", () => {
  const adapted = content({ ingredients: [change(sugar, 2, 40, 30)] });
  const { ingredients } = matchChanges(
    recipe([
      [sugar, 10],
      [flour, 200],
      [sugar, 40],
    ]),
    adapted,
  );
  expect([...ingredients.keys()]).toEqual(["row-2"]);
});

test("a change of a row that is gone is kept as gone", () => {
  const adapted = content({ ingredients: [change(sugar, 2, 40, 30)] });
  const original = recipe([[sugar, 40]]);
  expect(matchChanges(original, adapted).goneIngredients).toHaveLength(1);
  expect(countConflicts(original, adapted)).toBe(1);
});

test("both have changed an amount when the recipe's is another one than that it was based on", () => {
  const own = change(flour, 1, 300, 250);
  expect(isQuantityInConflict(own, grams(300))).toBe(false);
  expect(isQuantityInConflict(own, grams(320))).toBe(true);
  expect(isQuantityInConflict(own, grams(250))).toBe(false);
  expect(isQuantityInConflict({ ...own, isOmitted: true }, grams(320))).toBe(false);
  expect(isQuantityInConflict({ ...own, quantity: null }, grams(320))).toBe(false);
});

const [peel, boil, serve] = [
  "Die Kartoffeln schälen und waschen.",
  "In Salzwasser weich kochen.",
  "Mit Butter servieren.",
];

test("a note follows its step to another place", () => {
  const { steps } = matchChanges(
    recipe([], ["Den Ofen vorheizen.", peel, boil]),
    content({ steps: [note(0, peel), note(1, boil)] }),
  );
  expect([...steps].map(([position, one]) => [position, one.note])).toEqual([
    [1, "zu 0"],
    [2, "zu 1"],
  ]);
});

test("a note stays at an edited step, which is a conflict", () => {
  const adapted = content({ steps: [note(1, boil)] });
  const original = recipe([], [peel, "In reichlich Salzwasser sehr weich kochen.", serve]);
  expect([...matchChanges(original, adapted).steps.keys()]).toEqual([1]);
  expect(countConflicts(original, adapted)).toBe(1);
});

test("a note on a step that is gone is kept as gone", () => {
  const { steps, goneSteps } = matchChanges(recipe([], [peel, serve]), content({ steps: [note(1, boil)] }));
  expect(steps.size).toBe(0);
  expect(goneSteps).toHaveLength(1);
});

test("a note stays at its place when the recipe is no longer in its language", () => {
  const { steps } = matchChanges(
    recipe([], [peel]),
    content({ steps: [{ ...note(0, peel), base: { position: 0, locale: "en", text: "Peel." } }] }),
  );
  expect([...steps.keys()]).toEqual([0]);
});
