import { describe, expect, test } from "vitest";
import { readSectionHeading } from "#lib/content/recipe-import/section-headings.ts";
import { toLines } from "#lib/content/recipe-import/text-lines.ts";

const read = (text: string) => {
  const [line] = toLines(text);
  return line ? readSectionHeading(line) : null;
};

describe("the heading of a section", () => {
  test.each([
    ["Zutaten", "ingredients", null, "", ""],
    ["ZUTATEN:", "ingredients", null, "", ""],
    ["## Zutaten (für 4 Personen)", "ingredients", null, "für 4 Personen", ""],
    ["Zutaten für den Teig:", "ingredients", "für den Teig", "", ""],
    ["Zutaten: 3 Eier, Salz", "ingredients", null, "", "3 Eier, Salz"],
    ["You'll need:", "ingredients", null, "", ""],
    ["**Instructions**", "steps", null, "", ""],
    ["So geht's:", "steps", null, "", ""],
    ["Zubereitung des Teigs:", "steps", "des Teigs", "", ""],
    ["Tipp: Dazu passt Brot.", "notes", null, "", "Dazu passt Brot."],
    ["Equipment", "utensils", null, "", ""],
    ["Nährwerte pro Portion", null],
    ["1. Die Zutaten für den Teig verrühren.", null],
    ["Zutaten für den Teig verrühren.", null],
    ["Nährwerte", "nutrition", null, "", ""],
  ])("is read from %s", (text, section, ...others) => {
    const [group, detail, rest] = others;
    expect(read(text)).toEqual(section === null ? null : { section, group, detail, rest });
  });

  test.each([
    "Zutatenlos glücklich",
    "Zubereitung: 30 Minuten",
    "Method acting",
    "Notes from a small kitchen",
    "- Tipp",
    "Die Zutaten verrühren.",
    "Zubereitungszeit: 20 Min.",
    "Steps to heaven",
  ])("is not %s", (text) => {
    expect(read(text)).toBeNull();
  });
});
