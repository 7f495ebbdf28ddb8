import { expect, test } from "vitest";
import { type KeyChange, renumberRow, replaceKeys, replaceKeysIn } from "#lib/content/ingredients/merge/markup-keys.ts";

const change: KeyChange = {
  from: "spring-onion",
  into: "onion",
  rows: ["onion", "salt", "spring-onion", "onion", "spring-onion"],
  unitCodes: new Set(["g", "clove", "bunch"]),
};

test("rows of both are counted together, in their order", () => {
  expect([1, 2].map((number) => renumberRow(change, "onion", number))).toEqual([1, 3]);
  expect([1, 2].map((number) => renumberRow(change, "spring-onion", number))).toEqual([2, 4]);
  expect(renumberRow(change, "spring-onion", 9), "a row that there is not").toBe(9);
});

test.each([
  ["{1 spring-onion}", "{1 onion#2}"],
  ["{2 bunch spring-onion#2}", "{2 bunch onion#4}"],
  ["{=½–1 g spring-onion}", "{=½–1 g onion#2}"],
  ["{2 spring-onion|Stück|Stücke}", "{2 onion#2|Stück|Stücke}"],
  ["{100 g onion#2}", "{100 g onion#3}"],
  ["{100 g onion}", "{100 g onion}"],
])("%s becomes %s", (before, after) => {
  expect(replaceKeys(`Erst ${before}, dann {5 min} braten.`, change)).toBe(`Erst ${after}, dann {5 min} braten.`);
});

test.each([
  "{100 g salt}",
  "{5 min}",
  "{200 °C}",
  "{spring-onion}",
  "1 spring-onion",
  "{1 spring-onions}",
  "{tin 26 cm}",
])("%s stays", (text) => {
  expect(replaceKeys(text, change)).toBe(text);
});

test("a unit that is called like the ingredient stays a unit", () => {
  const clove = { ...change, from: "clove", rows: ["clove"], into: "cloves" };
  expect(replaceKeys("{2 clove} {2 clove clove} {3 g clove}", clove)).toBe("{2 clove} {2 clove cloves} {3 g cloves}");
});

test("all texts of a value are changed, and nothing else", () => {
  const value = { a: ["{1 spring-onion}", 2, null], b: { c: "{5 min}", "{1 spring-onion}": true } };
  expect(replaceKeysIn(value, change)).toEqual({ ...value, a: ["{1 onion#2}", 2, null] });
});
