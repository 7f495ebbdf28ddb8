import { describe, expect, test } from "vitest";
import { applyListChange, createStep } from "#lib/content/recipe-drafts/draft/list-changes.ts";
import { createDraftContent, type DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { addIngredientLines, createRowReader } from "#lib/content/recipe-drafts/editing/ingredient-rows.ts";
import { splitLine, splitName, splitRow } from "#lib/content/recipe-drafts/editing/split-row.ts";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";
import { flourId, lookups, oilId } from "../draft-lookups.ts";

const reader = createRowReader(lookups);
const split = (name: string, ingredientId: string | null = null) => splitName({ name, ingredientId }, "de", reader);
const empty = applyListChange(createDraftContent("de"), "groups:add");
const withLines = (lines: string): DraftContent => addIngredientLines(empty, 0, lines, reader).content;
const rowsOf = (content: DraftContent) => content.groups[0]?.ingredients ?? [];

describe("a name of two things", () => {
  test.each([
    ["Salz und Pfeffer", ["Salz", "Pfeffer"]],
    ["salt and pepper", ["salt", "pepper"]],
    ["Salz & Pfeffer", ["Salz", "Pfeffer"]],
    ["Salz, Pfeffer und Muskat", ["Salz, Pfeffer", "Muskat"]],
    ["Mehl, Olivenöl", ["Mehl", "Olivenöl"]],
    ["grobes Salz und frisch gemahlener Pfeffer", ["grobes Salz", "frisch gemahlener Pfeffer"]],
  ])("%s is divided, with the words of the cook", (name, parts) => {
    expect(split(name)).toEqual(parts);
  });

  test.each(["Salz", "Mehl, gesiebt", "Hundert", "und Pfeffer", "Salz und", "1 und 2", `${"a".repeat(9_000)} und b`])(
    "%s names one thing",
    (name) => {
      expect(split(name)).toBeNull();
    },
  );

  test("is one thing where the lexicon knows it as such", () => {
    expect(split("Salz und Pfeffer", flourId)).toBeNull();
  });
});

describe("a row", () => {
  test("keeps amount and note in its first part; both are looked up, and used where it was", () => {
    const before = withLines("Vorher\n2 EL Mehl und Olivenöl, kalt\nNachher");
    const { id = "" } = rowsOf(before)[1] ?? {};
    const steps = [createStep(), { ...createStep(), ingredients: [{ id, amount: 1 }] }];
    const after = splitRow({ ...before, steps }, id, reader);
    expect(rowsOf(after)).toMatchObject([
      { name: "Vorher" },
      { id, name: "Mehl", ingredientId: flourId, amount: 2, unit: "tbsp", addition: { de: "kalt" } },
      { name: "Olivenöl", ingredientId: oilId, amount: null, unit: null, addition: { de: "" } },
      { name: "Nachher" },
    ]);
    const added = rowsOf(after)[2]?.id;
    expect(after.steps.map(({ ingredients }) => ingredients)).toEqual([
      [],
      [
        { id, amount: 1 },
        { id: added, amount: null },
      ],
    ]);
  });

  test("stays as it is when it names one thing, is gone, or the list is full", () => {
    const one = withLines("Salz");
    expect(splitRow(one, rowsOf(one)[0]?.id ?? "", reader)).toBe(one);
    expect(splitRow(one, "gone", reader)).toBe(one);
    const full = withLines(Array.from({ length: draftLimits.ingredients }, () => "Salz und Pfeffer").join("\n"));
    expect(rowsOf(full)).toHaveLength(draftLimits.ingredients);
    expect(splitRow(full, rowsOf(full)[0]?.id ?? "", reader)).toBe(full);
  });
});

test.each([
  ["Salz und Pfeffer", ["Salz", "Pfeffer"]],
  ["etwas Salz und Pfeffer", ["etwas Salz", "Pfeffer"]],
  ["2 EL Mehl und Olivenöl, kalt", ["2 EL Mehl, kalt", "Olivenöl"]],
])("a line %s of an import becomes two", (line, lines) => {
  expect(splitLine(line, "de", reader)).toEqual(lines);
});

test.each(["500 g Mehl", "Für Salz und Pfeffer:", `${"Salz und ".repeat(1000)}Pfeffer`])(
  "a line %s stays one",
  (line) => {
    expect(splitLine(line, "de", reader)).toBeNull();
  },
);
