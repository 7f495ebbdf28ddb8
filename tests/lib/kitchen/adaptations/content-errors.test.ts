import { expect, test } from "vitest";
import { adaptationContentSchema } from "#lib/kitchen/adaptations/adaptation.ts";
import { findContentErrors } from "#lib/kitchen/adaptations/content-errors.ts";

const flour = "0b7e4b6e-91f0-4c1e-8d5c-0f6f0a1b2c3d";
const unknown = "1b7e4b6e-91f0-4c1e-8d5c-0f6f0a1b2c3d";
const names = { de: { one: "", many: "" }, en: { one: "", many: "" } };
const known = {
  ingredients: [{ id: flour, key: "flour", names }],
  units: [{ code: "g", names }],
  today: "2026-05-03",
};
const base = (unit: string | null = "g") => ({
  ingredientId: flour,
  occurrence: 1,
  quantity: { amount: 1, amountMax: null, unit },
  name: "Mehl",
});
const find = (content: object) => findContentErrors(adaptationContentSchema.parse(content), known);

test("finds nothing in what means something", () => {
  expect(
    find({
      ingredients: [
        { base: base(), quantity: { amount: 1, amountMax: 2, unit: "g" }, swap: { ingredientId: flour, name: "" } },
        // A unit that the site no longer has.
        { base: base("lot"), quantity: { amount: 2, unit: "lot" }, isOmitted: true },
      ],
      added: [{ ingredientId: null, name: "Salz", quantity: { amount: null, unit: null } }],
      tries: [{ date: "2026-05-04" }, { date: "2020-01-01" }],
    }),
  ).toEqual({});
  expect(find({})).toEqual({});
});

test("names each field that means nothing", () => {
  expect(
    find({
      ingredients: [
        { base: base(), quantity: { amount: 2, amountMax: 2, unit: "lot" }, swap: { ingredientId: unknown, name: "" } },
        { base: base(), quantity: { amount: null, amountMax: 2, unit: null }, swap: { ingredientId: null, name: " " } },
      ],
      added: [{ ingredientId: null, name: "", quantity: { amount: 1, unit: "barrel" } }],
      tries: [{ date: "2026-05-05" }],
    }),
  ).toEqual({
    "content.ingredients.0.quantity.unit": "unit",
    "content.ingredients.0.quantity.amountMax": "range",
    "content.ingredients.0.swap.ingredientId": "unknown",
    "content.ingredients.1.quantity.amountMax": "range",
    "content.ingredients.1.swap.name": "required",
    "content.added.0.quantity.unit": "unit",
    "content.added.0.name": "required",
    "content.tries.0.date": "dateFuture",
  });
});
