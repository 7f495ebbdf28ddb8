import { expect, test } from "vitest";
import { formatServings, parseServingsAmount } from "#lib/content/recipes/servings-amount.ts";

test.each<[string, number | null]>([
  ["6", 6],
  [" 2,5 ", 2.5],
  ["2.5", 2.5],
  ["1½", 1.5],
  ["½", 0.5],
  ["1/2", 0.5],
  ["320", 320],
  ["", null],
  ["0", null],
  ["-3", null],
  ["1/0", null],
  ["sechs", null],
  ["1e3", null],
  ["1,", null],
])("reads %j as %j", (text, amount) => {
  expect(parseServingsAmount(text)).toBe(amount);
});

test("writes at most one decimal, in the writing of the language", () => {
  expect(formatServings(5.26, "de")).toBe("5,3");
  expect(formatServings(5.26, "en")).toBe("5.3");
  expect(formatServings(0.25, "de")).toBe("0,25");
  expect(formatServings(1200, "de")).toBe("1200");
});
