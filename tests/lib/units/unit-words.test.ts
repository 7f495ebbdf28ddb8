import { expect, test } from "vitest";
import { shopUnits } from "#lib/units/shop-units.ts";
import { findUnit, splitPart } from "#lib/units/unit-words.ts";
import { units } from "#tests/support/sample/reference-data.ts";

test("every unit has its names in both languages among its words", () => {
  for (const [code, { names }] of Object.entries({ ...units, ...toSeeds() })) {
    for (const word of [names.de.one, names.de.many, names.en.one, names.en.many]) {
      // Of two words only the parser makes one; a German Cup is an English one.
      if (word !== "fl oz") expect(findUnit(word)?.unit, word).toBe(code);
    }
  }
});

test("splits the part of a plant from the plant", () => {
  expect(splitPart("Knoblauchzehen")).toEqual({ name: "Knoblauch", unit: "clove" });
  expect(splitPart("mint leaves")).toEqual({ name: "mint", unit: "leaf" });
  expect(splitPart("Blatt")).toBeUndefined();
  expect(splitPart("Salz")).toBeUndefined();
});

function toSeeds() {
  return Object.fromEntries(Object.entries(shopUnits).map(([code, names]) => [code, { names }]));
}
