import { expect, test } from "vitest";
import { draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { createRowReader } from "#lib/content/recipe-drafts/editing/ingredient-rows.ts";
import { adaptationContentSchema } from "#lib/kitchen/adaptations/adaptation.ts";
import { type Entries, readAdaptationForm } from "#lib/kitchen/adaptations/form/form-data.ts";
import { createFormView } from "#lib/kitchen/adaptations/form/form-view.ts";

const uuid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const names = (one: string, many = one) => ({ de: { one, many }, en: { one, many } });
const lookups = {
  ingredients: [
    { id: uuid(1), key: "plain-flour", names: names("Mehl") },
    { id: uuid(2), key: "butter", names: names("Butter") },
    { id: uuid(3), key: "onion", names: names("Zwiebel", "Zwiebeln") },
  ],
  units: [
    { code: "g", names: names("g") },
    { code: "tsp", names: names("TL") },
  ],
  utensils: [],
};
const grams = (amount: number) => ({ amount, amountMax: null, unit: "g" });
const empty = adaptationContentSchema.parse({});

function createOriginal(flour: number, text = "{200 g plain-flour} Mehl kneten.") {
  const content = draftContentSchema.parse({
    groups: [
      {
        ingredients: [
          { id: "row-0", ingredientId: uuid(1), name: "Mehl", ...grams(flour) },
          { id: "row-1", ingredientId: uuid(3), name: "Zwiebel", amount: 0.33 },
        ],
      },
    ],
    steps: [{ id: "step-0", text: { de: text } }],
  });
  const author = { id: uuid(9), name: "Zora" };
  return { id: uuid(8), author, title: "Brot", href: "/de/rezepte/brot", language: "de" as const, content };
}

const original = createOriginal(200);

/** The fields of a form as a browser sends them, with what a reader has typed. */
function send(typed: Entries, stored = empty, now = original) {
  const view = createFormView("de", { original: now, version: 1, content: stored, lookups });
  const rows = view.groups.flatMap((group) => group.rows);
  const entries: Record<string, string> = {};
  for (const [index, row] of rows.entries()) {
    const { base, current, amount, unit, name, isOmitted } = row;
    const fields = { base, amount, unit, name, ...(current && { current }), ...(isOmitted && { omitted: "on" }) };
    for (const [field, value] of Object.entries(fields)) entries[`ingredients.${index}.${field}`] = value;
  }
  for (const [index, line] of [...view.added, ""].entries()) entries[`added.${index}.line`] = line;
  for (const [index, { base, current, text, note }] of view.steps.entries()) {
    const fields = { base, text, note, ...(current && { current }) };
    for (const [field, value] of Object.entries(fields)) entries[`steps.${index}.${field}`] = value;
  }
  for (const [index, { change }] of view.goneIngredients.entries()) entries[`goneIngredients.${index}.change`] = change;
  for (const [index, { change }] of view.goneSteps.entries()) entries[`goneSteps.${index}.change`] = change;
  for (const [index, { date, rating, note }] of view.tries.entries()) {
    entries[`tries.${index}.date`] = date;
    entries[`tries.${index}.rating`] = String(rating ?? "");
    entries[`tries.${index}.note`] = note;
  }
  const reader = createRowReader(lookups);
  const context = { locale: "de" as const, reader, units: lookups.units, today: "2026-05-03" };
  return readAdaptationForm({ ...entries, ...typed }, context);
}

test("a form that is sent as it came says nothing", () => {
  expect(send({})).toEqual({ content: empty, errors: {} });
});

test("a recipe that is edited between page and submit is not taken for a change", () => {
  expect(send({ "steps.0.note": "Gut" })?.content.ingredients).toEqual([]);
});

test("amount, swap and omission become changes with what the recipe said", () => {
  const sent = send({ "ingredients.0.amount": "1 ½", "ingredients.0.name": "butter", "ingredients.1.omitted": "on" });
  expect(sent?.content.ingredients).toMatchObject([
    {
      base: { ingredientId: uuid(1), occurrence: 1, quantity: grams(200), name: "Mehl" },
      quantity: { amount: 1.5, unit: "g" },
      swap: { ingredientId: uuid(2), name: "butter" },
      isOmitted: false,
    },
    { base: { ingredientId: uuid(3) }, quantity: null, swap: null, isOmitted: true },
  ]);
});

test("another number of the same name is no swap", () => {
  expect(send({ "ingredients.1.name": "zwiebeln" })?.content.ingredients).toEqual([]);
});

test("a line becomes an ingredient that is written in the same way again", () => {
  const sent = send({ "added.0.line": "1 TL Butter, geschmolzen" });
  expect(sent?.content.added).toEqual([
    {
      ingredientId: uuid(2),
      name: "Butter",
      quantity: { amount: 1, amountMax: null, unit: "tsp" },
      addition: "geschmolzen",
    },
  ]);
  expect(send({}, sent?.content)?.content).toEqual(sent?.content);
});

test("everything that is stored survives another submit", () => {
  const typed = {
    "ingredients.0.amount": "150",
    "ingredients.1.name": "Schalotte",
    "steps.0.text": "Kurz kneten.",
    "steps.0.note": "Nicht zu lang.",
    "tries.0.rating": "4",
  };
  const stored = send(typed)?.content;
  expect(stored?.tries).toEqual([{ date: "2026-05-03", rating: 4, note: "" }]);
  expect(stored?.steps[0]).toMatchObject({ text: "Kurz kneten.", note: "Nicht zu lang.", base: { position: 0 } });
  expect(send({}, stored)?.content).toEqual(stored);
});

const conflict = () => send({ "ingredients.0.amount": "150", "steps.0.text": "Kurz kneten." })?.content ?? empty;
const edited = createOriginal(220, "{220 g plain-flour} Mehl lange kneten.");

test("a conflict stays until the reader decides", () => {
  expect(send({}, conflict(), edited)?.content).toEqual(conflict());
});

test("keeping bases the change on the recipe as it is now", () => {
  const { content } = send({ "ingredients.0.resolve": "keep", "steps.0.resolve": "keep" }, conflict(), edited) ?? {};
  expect(content?.ingredients[0]).toMatchObject({ base: { quantity: grams(220) }, quantity: grams(150) });
  expect(content?.steps[0]).toMatchObject({ base: { text: edited.content.steps[0]?.text.de }, text: "Kurz kneten." });
});

test("taking over removes the change", () => {
  const { content } = send({ "ingredients.0.resolve": "take", "steps.0.resolve": "take" }, conflict(), edited) ?? {};
  expect(content).toEqual(empty);
});

test("changes of what is gone stay until they are removed", () => {
  const stored = conflict();
  const other = { ...original, content: draftContentSchema.parse({ steps: [{ id: "a", text: { de: "Anderes." } }] }) };
  expect(send({}, stored, other)?.content).toEqual(stored);
  const removed = send({ "goneIngredients.0.remove": "on", "goneSteps.0.remove": "on" }, stored, other);
  expect(removed?.content).toEqual(empty);
});

test.each([
  ["ingredients.0.amount", "viel", "amount"],
  ["ingredients.0.amount", "-3", "amount"],
  ["ingredients.0.unit", "elle", "unit"],
  ["ingredients.0.name", "x".repeat(121), "length"],
  ["added.0.line", "x".repeat(400), "length"],
  ["steps.0.note", "x".repeat(1001), "length"],
  ["steps.0.text", "x".repeat(5001), "length"],
  ["tries.0.date", "2026-02-30", "date"],
  ["tries.0.date", "2027-01-01", "dateFuture"],
])("%s is refused when it is wrong (%#)", (name, value, error) => {
  expect(send({ [name]: value })?.errors).toEqual({ [name]: error });
});

test.each([
  ["a base that is no JSON", { "ingredients.0.base": "{" }],
  ["a base with further keys", { "steps.0.base": '{"position":0,"locale":"de","text":"x","admin":true}' }],
  ["a base with NUL", { "steps.0.base": JSON.stringify({ position: 0, locale: "de", text: "\u0000" }) }],
  ["a gone change of another shape", { "goneSteps.0.change": "[]" }],
])("%s is no form of this site", (_, typed) => {
  expect(send(typed as Entries)).toBeNull();
});

test("hostile text is normalised", () => {
  const sent = send({
    "steps.0.note": "<b>\u202eGut\u200b</b>\u0000",
    "ingredients.0.name": "{Dinkel}\u202e  mehl",
    "added.0.line": "\u0000\u202e1 TL {Zimt}",
  });
  expect(sent?.content.steps[0]?.note).toBe("<b>Gut</b>");
  expect(sent?.content.ingredients[0]?.swap?.name).toBe("Dinkel mehl");
  expect(sent?.content.added[0]?.name).toBe("Zimt");
});
