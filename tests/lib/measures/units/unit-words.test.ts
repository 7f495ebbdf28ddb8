import { expect, test } from "vitest";
import { shopUnits } from "#lib/measures/units/shop-units.ts";
import { findUnit, splitPart } from "#lib/measures/units/unit-words.ts";
import { units } from "#tests/support/sample/reference-data.ts";

test("every unit has its names in both languages among its words", () => {
  for (const [code, { names }] of Object.entries({ ...units, ...toSeeds() })) {
    for (const word of [names.de.one, names.de.many, names.en.one, names.en.many]) {
      // Of two words only the parser makes one; a German Cup is an English one.
      if (word !== "fl oz") expect(findUnit(word)?.unit, word).toBe(code);
    }
  }
});

test.each([
  ["Pfund", "g", 500],
  ["cl", "ml", 10],
  ["dl", "ml", 100],
  ["lb", "lb", 1],
  ["Stück", null, 1],
])("a %s is stored in %s, times %d", (word, unit, factor) => {
  expect(findUnit(word)).toEqual({ unit, factor, isMeasure: true });
});

test("a unit may end with a full stop, and have none inside", () => {
  expect(findUnit("Pck.")).toEqual({ unit: "package", factor: 1, isMeasure: false });
  expect(findUnit("k.g")).toBeUndefined();
});

test("splits the part of a plant from the plant", () => {
  expect(splitPart("Knoblauchzehen")).toEqual({ name: "Knoblauch", unit: "clove" });
  expect(splitPart("mint leaves")).toEqual({ name: "mint", unit: "leaf" });
  expect(splitPart("Thymianzweige")).toEqual({ name: "Thymian", unit: "sprig" });
  expect(splitPart("Selleriestangen")).toEqual({ name: "Sellerie", unit: "stalk" });
  expect(splitPart("Teeblatt")).toEqual({ name: "Tee", unit: "leaf" });
  expect(splitPart("Minzblätter".normalize("NFD"))).toEqual({ name: "Minz", unit: "leaf" });
});

test("does not split the part alone, a plant of two letters, and other units", () => {
  expect(["Blatt", "Eiblatt", "Salz", "Tomatendosen"].map(splitPart)).toEqual(Array(4).fill(undefined));
});

function toSeeds() {
  return Object.fromEntries(Object.entries(shopUnits).map(([code, names]) => [code, { names }]));
}
