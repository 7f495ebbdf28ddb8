import { expect, test } from "vitest";
import { applyListChange, createStep } from "#lib/content/recipe-drafts/draft/list-changes.ts";
import { createDraftContent, type DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { readDraftForm } from "#lib/content/recipe-drafts/editing/draft-form-data.ts";
import { withFirstRow } from "#lib/content/recipe-drafts/editing/ingredient-rows.ts";
import { completeTypedContent } from "#lib/content/recipe-drafts/editing/typed-content.ts";
import { flourId, lookups, oilId } from "#tests/lib/content/recipe-drafts/draft-lookups.ts";

const stored: DraftContent = {
  ...applyListChange(createDraftContent("de"), "groups:add"),
  steps: [{ ...createStep(), text: { de: "{30 min} backen.", en: "" } }],
};

function send(fields: [string, string][], before = stored) {
  const { content } = readDraftForm(fields, before);
  return completeTypedContent(content, before, fields, lookups);
}

test("reads rows that were typed without script, and drops the empty ones", () => {
  const { groups } = send([
    ["groups.0.ingredients.0.amount", "1 ½ - 2"],
    ["groups.0.ingredients.0.unit", "tbsp"],
    ["groups.0.ingredients.0.ingredientId", flourId],
    ["groups.0.ingredients.0.name", "Olivenöl"],
    ["groups.0.ingredients.1.amount", ""],
    ["groups.0.ingredients.1.unit", ""],
    ["groups.0.ingredients.1.name", ""],
    ["groups.0.ingredients.2.name", "Mehl"],
  ]);
  const rows = groups[0]?.ingredients.map(({ amount, amountMax, name, ingredientId }) => [
    amount,
    amountMax,
    name,
    ingredientId,
  ]);
  expect(rows).toEqual([
    [1.5, 2, "Olivenöl", oilId],
    [null, null, "Mehl", flourId],
  ]);
});

test("stores the first row and the lines of a form that has no group yet", () => {
  const before = createDraftContent("de");
  const [group] = withFirstRow(before).groups;
  const fields = (name: string): [string, string][] => [
    ["groups.0.heading.de", ""],
    ["groups.0.ingredients.0.id", group?.ingredients[0]?.id ?? ""],
    ["groups.0.ingredients.0.ingredientId", ""],
    ["groups.0.ingredients.0.amount", ""],
    ["groups.0.ingredients.0.unit", ""],
    ["groups.0.ingredients.0.name", name],
  ];
  const namesOf = ({ groups }: DraftContent) => groups.map(({ ingredients }) => ingredients.map(({ name }) => name));
  expect(namesOf(send(fields("Milch"), before))).toEqual([["Milch"]]);
  expect(namesOf(send([...fields(""), ["pasted.0", "Salz"]], before))).toEqual([["Salz"]]);
});

test("makes rows of pasted lines", () => {
  const { groups } = send([["pasted.0", "500 g Mehl\r\nSalz"]]);
  expect(groups[0]?.ingredients.map(({ amount, name }) => [amount, name])).toEqual([
    [500, "Mehl"],
    [null, "Salz"],
  ]);
});

test("keeps the values of a text marked", () => {
  expect(send([["steps.0.text.de", "30\u00a0Minuten backen."]]).steps[0]?.text.de).toBe("{30 min} backen.");
  expect(send([["steps.0.text.de", "30\u00a0Minuten goldbraun backen."]]).steps[0]?.text.de).toBe(
    "{30 min} goldbraun backen.",
  );
});
