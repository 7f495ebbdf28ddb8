import { describe, expect, test } from "vitest";
import { toDisplayRows } from "#lib/kitchen/shopping-lists/display-rows.ts";
import { limits } from "#lib/kitchen/shopping-lists/limits.ts";
import { createEntryRecognizer } from "#lib/kitchen/shopping-lists/recognize-entry.ts";
import { parseRowForm } from "#lib/kitchen/shopping-lists/row-form-parser.ts";
import { onion, shoppingItem, soup, stew, unitNames } from "./fixtures.ts";

const recognize = createEntryRecognizer({ ingredients: [{ ...onion, synonyms: [] }], aisleWords: {} });
const own = shoppingItem({ text: "3 Zwiebeln" });
const [ofSoup, ofStew] = [soup, stew].map((recipe) => shoppingItem({ ingredient: onion, amount: 2, recipe }));
const [group] = toDisplayRows(
  [own, ofSoup, ofStew].filter((item) => item !== undefined),
  {
    locale: "de",
    system: "metric",
    units: unitNames,
    recognize,
  },
).open;
const [row] = group?.rows ?? [];
if (!row) throw new Error("no row");

describe("the form of a row", () => {
  test("changes words and amounts apart", () => {
    expect(parseRowForm(row, ["  2   rote Zwiebeln ", "4"])).toEqual([{ id: own.id, text: "2 rote Zwiebeln" }]);
    expect(parseRowForm(row, ["3 Zwiebeln", "6"])).toEqual([
      { id: ofSoup?.id, amount: 3 },
      { id: ofStew?.id, amount: 3 },
    ]);
    expect(parseRowForm(row, ["3 Zwiebeln", "4,00"])).toEqual([]);
  });

  test("names the field that is wrong", () => {
    expect(parseRowForm(row, [" ", "4"])).toEqual({ field: 0, code: "textMissing" });
    expect(parseRowForm(row, ["x".repeat(limits.textLength + 1), "4"])).toEqual({ field: 0, code: "textTooLong" });
    for (const wrong of ["viel", "0", "-3", "9999999", ""]) {
      expect(parseRowForm(row, ["3 Zwiebeln", wrong]), wrong).toEqual({ field: 1, code: "amountWrong" });
    }
  });
});
