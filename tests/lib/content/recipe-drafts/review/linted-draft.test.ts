import { expect, test } from "vitest";
import { lintRecipe } from "#lib/content/findings/lint-recipe.ts";
import { type DraftReferences, toDraftPath, toLintedDraft } from "#lib/content/recipe-drafts/review/linted-draft.ts";
import { context } from "../../findings/fixtures.ts";
import { completeDraft } from "../fixtures.ts";

const [flour, egg, pictureId, tin, vegan] = ["11", "12", "13", "14", "15"].map(
  (end) => `00000000-0000-4000-8000-0000000000${end}`,
) as [string, string, string, string, string];
const same = (word: string) => ({ de: { one: word, many: word }, en: { one: word, many: word } });
const references: DraftReferences = {
  ingredients: new Map([
    [flour, { key: "plain-flour", names: same("Mehl") }],
    [egg, { key: "egg", names: same("Ei") }],
  ]),
  utensils: new Map([[tin, { key: "springform-tin", names: same("Springform") }]]),
  pictures: new Map([[pictureId, { width: 1600, height: 1200 }]]),
  tags: new Map([[vegan, "vegan"]]),
};

const draftWith = (changes: object) => completeDraft({ flour, egg, pictureId }, changes);
function find(changes: object): string[] {
  const content = draftWith(changes);
  return lintRecipe(toLintedDraft(content, references), context)
    .filter(({ rule }) => rule !== "translationMissing")
    .map(({ rule, place, values }) => `${toDraftPath(content, place)} ${rule} ${values.excerpt ?? ""}`.trim());
}
const step = (text: object, changes: object = {}) => ({
  steps: [{ id: "a", text, ingredients: [{ id: "flour" }, { id: "egg" }], ...changes }],
});
const careful = {
  steps: [
    {
      id: "a",
      text: { de: "Mehl mit den Eiern verrühren, {10 min} ruhen lassen." },
      ingredients: [{ id: "flour" }, { id: "egg" }],
    },
  ],
};

test("finds nothing in a careful draft", () => {
  expect(find(careful)).toEqual([]);
});

test("names unmarked and malformed values, and what is neither unit nor listed ingredient", () => {
  expect(
    find(step({ de: "Mehl 10 Minuten ruhen lassen, {3 xyz} dazu, {50 g butter} und {2 EL butter} rühren." })),
  ).toEqual([
    "steps.0.text.de valueUnmarked 10 Minuten",
    "steps.0.text.de unitUnknown {3 xyz}",
    "steps.0.text.de ingredientUnlisted {50 g butter}",
    "steps.0.text.de valueMalformed {2 EL butter}",
  ]);
});

test("names ingredients that no step uses, unless its text has their amount", () => {
  const text = { de: "{10 min} ruhen lassen." };
  expect(find(step(text, { ingredients: [{ id: "egg" }] }))).toEqual(["groups.0.ingredients.0.name ingredientUnused"]);
  const amount = { de: "{400 g plain-flour} Mehl {10 min} ruhen lassen." };
  expect(find(step(amount, { ingredients: [{ id: "egg" }] }))).toEqual([]);
  expect(find(step(text, { ingredients: [] }))).toEqual(["steps ingredientsUnassigned"]);
});

test("names steps that use a removed row, units that the site does not know, tags and tins", () => {
  const text = { de: "{10 min} ruhen lassen." };
  expect(find(step(text, { ingredients: [{ id: "flour" }, { id: "egg" }, { id: "gone" }] }))).toEqual([
    "steps.0.text.de ingredientRemoved",
  ]);
  expect(find({ ...careful, tagIds: [vegan] })).toEqual(["groups.0.ingredients.1.name dietContradicted"]);
  expect(find({ ...careful, utensils: [{ utensilId: tin, amount: 1 }] })).toEqual(["utensils tinSizeMissing"]);
  const [group] = draftWith({}).groups;
  const rows = group?.ingredients.map((row) => ({ ...row, unit: row.id === "flour" ? "jar" : row.unit }));
  expect(find({ ...careful, groups: [{ ...group, ingredients: rows }] })).toEqual([
    "groups.0.ingredients.0.name unitUnknown jar",
  ]);
});

test("free names and rows without a name keep the places of the others", () => {
  const ingredients = [
    { id: "empty" },
    { id: "flour", ingredientId: null, name: "Zauberwurzel", amount: 1 },
    { id: "egg", ingredientId: egg, name: "Eier", amount: 4 },
  ];
  expect(
    find({ ...careful, groups: [{ ingredients }], steps: [{ ...careful.steps[0], ingredients: [{ id: "flour" }] }] }),
  ).toEqual(["groups.0.ingredients.2.name ingredientUnused"]);
});
