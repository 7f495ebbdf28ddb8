import fc from "fast-check";
import { expect, test } from "vitest";
import { parseCookHash, parseCookUnits, toCookHash, toCookHref } from "#lib/content/recipes/cook-mode/cook-address.ts";

test("reads the step it writes", () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 999 }), (step) => parseCookHash(toCookHash(step)) === step));
});

test.each(["", "#", "#cook", "#cook-", "#cook--1", "#cook-x", "#cook-1000", "#step-2", "#cook-2x"])(
  "%j opens no step",
  (hash) => {
    expect(parseCookHash(hash)).toBeNull();
  },
);

test("a link has the servings, also of parts, and the units that are handed over", () => {
  const link = { href: "/de/rezepte/brot", step: 3 };
  expect(toCookHref(link)).toBe("/de/rezepte/brot#cook-3");
  expect(toCookHref({ ...link, units: "metric" })).toBe("/de/rezepte/brot?units=metric#cook-3");
  expect(toCookHref({ ...link, servings: { amount: 6, parts: { 1: 2 } }, units: "us" })).toBe(
    "/de/rezepte/brot?servings=6&part=1%3A2&units=us#cook-3",
  );
});

test.each([
  ["?servings=6&units=us", "us"],
  ["?units=metric", "metric"],
  ["?units=stones", null],
  ["", null],
])("the units of %j are %s", (search, units) => {
  expect(parseCookUnits(search)).toBe(units);
});
