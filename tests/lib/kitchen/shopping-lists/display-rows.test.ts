import { describe, expect, test } from "vitest";
import { type DisplayOptions, toDisplayRows } from "#lib/kitchen/shopping-lists/display-rows.ts";
import { applyChange } from "#lib/kitchen/shopping-lists/list-change.ts";
import { formatListText } from "#lib/kitchen/shopping-lists/list-text.ts";
import { createEntryRecognizer } from "#lib/kitchen/shopping-lists/recognize-entry.ts";
import type { ShoppingItem } from "#lib/kitchen/shopping-lists/shopping-item.ts";
import { onion, shoppingItem, soup, stew, unitNames } from "./fixtures.ts";

const vocabulary = { ingredients: [{ ...onion, synonyms: ["Zwiebi"] }], aisleWords: { bakery: ["Brot"] } };
const recognize = createEntryRecognizer(vocabulary);
const german: DisplayOptions = { locale: "de", system: "metric", units: unitNames, recognize };
const shown = (entries: ShoppingItem[], reading = german) =>
  toDisplayRows(entries, reading).open.map(({ aisle, rows }) => [
    aisle,
    ...rows.map(({ amount, name }) => `${amount} ${name}`.trim()),
  ]);

describe("display rows", () => {
  const list = [
    shoppingItem({ ingredient: onion, amount: 1, recipe: soup }),
    shoppingItem({ text: "Spülmittel" }),
    shoppingItem({ ingredient: onion, amount: 0.5, recipe: stew }),
    shoppingItem({
      ingredient: { ...onion, id: crypto.randomUUID(), aisle: "storeCupboard", names: same("Mehl", "flour") },
      amount: 1200,
      unit: "g",
    }),
    shoppingItem({ ingredient: { ...onion, id: crypto.randomUUID(), names: same("Apfel", "apple") } }),
  ];

  test("groups rows by aisle and merges the same ingredient of two recipes", () => {
    expect(shown(list)).toEqual([
      ["produce", "Apfel", "2 Zwiebeln"],
      ["storeCupboard", "1,2\u00a0kg Mehl"],
      [null, "Spülmittel"],
    ]);
    expect(toDisplayRows(list, german).open[0]?.rows[1]?.recipes).toEqual([soup, stew]);
  });

  test("translates ingredients but not free text", () => {
    expect(shown(list, { ...german, locale: "en" })).toEqual([
      ["produce", "apple", "2 onions"],
      ["storeCupboard", "1.2\u00a0kg flour"],
      [null, "Spülmittel"],
    ]);
  });

  test("separates ticked items and does not add their amounts", () => {
    const [first] = list;
    const ticked = applyChange(list, { type: "change", items: [{ id: first?.id ?? "", isTicked: true }] });
    expect(shown(ticked)[0]).toEqual(["produce", "Apfel", "1 Zwiebel"]);
    expect(toDisplayRows(ticked, german).ticked).toMatchObject([{ name: "Zwiebel", amount: "1" }]);
  });

  test("formats the open items as text", () => {
    expect(formatListText("Einkaufszettel", toDisplayRows(list, german).open, (aisle) => aisle ?? "Außerdem")).toBe(
      "Einkaufszettel\n\nproduce\n– Apfel\n– 2 Zwiebeln\n\nstoreCupboard\n– 1,2\u00a0kg Mehl\n\nAußerdem\n– Spülmittel",
    );
  });
});

describe("own entries", () => {
  const ofSoup = shoppingItem({ ingredient: onion, amount: 2, recipe: soup });

  test("are added to the row of the recipes", () => {
    const list = [ofSoup, shoppingItem({ text: "3 onions" })];
    expect(shown(list)).toEqual([["produce", "5 Zwiebeln"]]);
    expect(toDisplayRows(list, german).open[0]?.rows[0]).toMatchObject({
      ownEntries: [{ text: "3 onions" }],
      totals: [{ amount: 2, ids: [ofSoup.id] }],
    });
  });

  test("in another unit or without a number stand beside the sum", () => {
    expect(shown([ofSoup, shoppingItem({ text: "500 g Zwiebeln" })])).toEqual([["produce", "500\u00a0g + 2 Zwiebeln"]]);
    expect(shown([ofSoup, shoppingItem({ text: "ein paar Zwiebeln" })])).toEqual([
      ["produce", "2 + ein\u00a0paar Zwiebeln"],
    ]);
    expect(shown([ofSoup, shoppingItem({ text: "Zwiebeln" })])).toEqual([["produce", "2 Zwiebeln"]]);
  });

  test("keep their words in a row of their own, also in a language the page has not", () => {
    expect(shown([shoppingItem({ text: "333g Zwiebi" })])).toEqual([["produce", "333\u00a0g Zwiebi"]]);
    expect(shown([shoppingItem({ text: "1 onion" }), shoppingItem({ text: "2 Onion" })])).toEqual([
      ["produce", "3 onion"],
    ]);
    expect(shown([shoppingItem({ text: "1 kg Zwiebeln" }), shoppingItem({ text: "500 g Zwiebi" })])).toEqual([
      ["produce", "1,5\u00a0kg Zwiebeln"],
    ]);
  });

  test("lie in their aisle, or after all aisles", () => {
    const list = ["Küchenpapier", "Brot", "Bio-Zwiebeln"].map((text) => shoppingItem({ text }));
    expect(shown(list)).toEqual([
      ["produce", "Bio-Zwiebeln"],
      ["bakery", "Brot"],
      [null, "Küchenpapier"],
    ]);
  });
});

describe("applying changes", () => {
  const one = shoppingItem({ text: "Brot" });

  test("is idempotent", () => {
    const added = applyChange(applyChange([], { type: "add", items: [one] }), { type: "add", items: [one] });
    expect(added).toEqual([one]);
    const gone = applyChange(applyChange(added, { type: "remove", ids: [one.id] }), { type: "remove", ids: [one.id] });
    expect(gone).toEqual([]);
  });

  test("ignores unknown ids", () => {
    expect(applyChange([one], { type: "change", items: [{ id: crypto.randomUUID(), isTicked: true }] })).toEqual([one]);
  });
});

function same(de: string, en: string) {
  return { de: { one: de, many: de }, en: { one: en, many: en } };
}
