import { expect, test } from "vitest";
import { changeTextAmounts } from "#lib/kitchen/adaptations/text-amounts.ts";

const grams = (amount: number | null) => ({ amount, amountMax: null, unit: "g" });
const changed = (to: object, from: object = grams(200)) => [{ key: "plain-flour", occurrence: 1, from, to }] as never;

test("amounts of a changed ingredient follow the list", () => {
  const text = "{200 g plain-flour} Mehl und {100 g sugar} Zucker, dann {50 g plain-flour} Mehl für {10 min}.";
  expect(changeTextAmounts(text, changed(grams(100)))).toBe(
    "{100 g plain-flour} Mehl und {100 g sugar} Zucker, dann {25 g plain-flour} Mehl für {10 min}.",
  );
});

test("another unit replaces the whole amount only", () => {
  const cups = { amount: 2, amountMax: null, unit: "cup" };
  expect(changeTextAmounts("{200 g plain-flour} und {50 g plain-flour}", changed(cups))).toBe(
    "{2 cup plain-flour} und {50 g plain-flour}",
  );
});

test.each([
  ["another row of the ingredient", "{200 g plain-flour#2} Mehl", grams(100)],
  ["an amount that was removed", "{200 g plain-flour} Mehl", grams(null)],
  ["malformed markup", "{200 g plain-flour} Mehl {x y z", grams(100)],
  ["plain text", "200 g Mehl", grams(100)],
])("%s stays", (_, text, to) => {
  expect(changeTextAmounts(text, changed(to))).toBe(text);
});
