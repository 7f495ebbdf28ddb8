import fc from "fast-check";
import { expect, test } from "vitest";
import { formatAmountText, parseAmountText } from "#lib/content/recipe-drafts/editing/amount-text.ts";
import "#tests/support/fast-check.ts";

test.each([
  ["", null, null, null],
  ["1 ½", "tbsp", 1.5, null],
  ["½", null, 0.5, null],
  ["1/2", "tsp", 0.5, null],
  ["1 1/2", null, 1.5, null],
  ["1,5", "kg", 1.5, null],
  ["1.000", "g", 1000, null],
  ["2–3", null, 2, 3],
  ["3 - 2", null, 2, 3],
  ["2 bis 3", null, 2, 3],
  ["2-2", null, 2, null],
])("reads %j", (text, unit, amount, amountMax) => {
  expect(parseAmountText(text, unit)).toEqual({ amount, amountMax });
});

test.each(["viel", "0", "-1", "1/0", "1e5", "999999", "2 g", "1".repeat(50)])("%j is no amount", (text) => {
  expect(parseAmountText(text, null)).toBeNull();
});

test("reads what it writes", () => {
  const amount = fc.integer({ min: 1, max: 400_000 }).map((quarters) => quarters / 4);
  const unit = fc.constantFrom(null, "g", "kg", "ml", "tbsp");
  fc.assert(
    fc.property(amount, amount, unit, fc.constantFrom("de" as const, "en" as const), (one, other, code, locale) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const typed = { amount: from, amountMax: from === to ? null : to };
      expect(parseAmountText(formatAmountText(typed, code, locale), code)).toEqual(typed);
    }),
  );
});
