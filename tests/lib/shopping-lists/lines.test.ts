import { describe, expect, test } from "vitest";
import { asText } from "#lib/shopping-lists/as-text.ts";
import { changeList } from "#lib/shopping-lists/change.ts";
import type { ShoppingEntry } from "#lib/shopping-lists/entry.ts";
import { type Reading, readList } from "#lib/shopping-lists/lines.ts";
import { entry, onion, soup, stew, words } from "./entries.ts";

const german: Reading = { locale: "de", system: "metric", units: words };
const shown = (entries: ShoppingEntry[], reading = german) =>
  readList(entries, reading).open.map(({ aisle, lines }) => [
    aisle,
    ...lines.map(({ amount, name }) => `${amount} ${name}`.trim()),
  ]);

describe("reading a list", () => {
  const list = [
    entry({ good: onion, amount: 1, recipe: soup }),
    entry({ text: "Spülmittel" }),
    entry({ good: onion, amount: 0.5, recipe: stew }),
    entry({
      good: { ...onion, id: crypto.randomUUID(), aisle: "larder", names: same("Mehl", "flour") },
      amount: 1200,
      unit: "g",
    }),
    entry({ good: { ...onion, id: crypto.randomUUID(), names: same("Apfel", "apple") } }),
  ];

  test("is a walk through the shop, with the same thing from two recipes as one", () => {
    expect(shown(list)).toEqual([
      ["produce", "Apfel", "2 Zwiebeln"],
      ["larder", "1,2\u00a0kg Mehl"],
      [null, "Spülmittel"],
    ]);
    expect(readList(list, german).open[0]?.lines[1]?.recipes).toEqual([soup, stew]);
  });

  test("follows the language of the page, but leaves what somebody has written", () => {
    expect(shown(list, { ...german, locale: "en" })).toEqual([
      ["produce", "apple", "2 onions"],
      ["larder", "1.2\u00a0kg flour"],
      [null, "Spülmittel"],
    ]);
  });

  test("what is ticked is apart, and does not count for what is still to be had", () => {
    const [first] = list;
    const ticked = changeList(list, { act: "change", entries: [{ id: first?.id ?? "", isTicked: true }] });
    expect(shown(ticked)[0]).toEqual(["produce", "Apfel", "1 Zwiebel"]);
    expect(readList(ticked, german).ticked).toMatchObject([{ name: "Zwiebel", amount: "1" }]);
  });

  test("as text for somebody else", () => {
    expect(asText("Einkaufszettel", readList(list, german).open, (aisle) => aisle ?? "Außerdem")).toBe(
      "Einkaufszettel\n\nproduce\n– Apfel\n– 2 Zwiebeln\n\nlarder\n– 1,2\u00a0kg Mehl\n\nAußerdem\n– Spülmittel",
    );
  });
});

describe("changing a list", () => {
  const one = entry({ text: "Brot" });

  test("said twice is said once", () => {
    const added = changeList(changeList([], { act: "add", entries: [one] }), { act: "add", entries: [one] });
    expect(added).toEqual([one]);
    const gone = changeList(changeList(added, { act: "remove", ids: [one.id] }), { act: "remove", ids: [one.id] });
    expect(gone).toEqual([]);
  });

  test("what is not there is passed over", () => {
    expect(changeList([one], { act: "change", entries: [{ id: crypto.randomUUID(), isTicked: true }] })).toEqual([one]);
  });
});

function same(de: string, en: string) {
  return { de: { one: de, many: de }, en: { one: en, many: en } };
}
