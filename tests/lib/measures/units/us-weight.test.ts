import { expect, test } from "vitest";
import { formatUsMeasure } from "#lib/measures/units/format-us-measure.ts";
import { usUnits } from "#lib/measures/units/us-units.ts";
import { grams, toWeightMeasure } from "#lib/measures/units/us-weight.ts";

const write = (mass: number, tolerance = 0.03) =>
  formatUsMeasure(toWeightMeasure(mass, tolerance), usUnits.en, "en").replaceAll("\u00a0", " ");

test.each([
  [1 / 16, "¼ oz"],
  [2.8, "2¾ oz"],
  [2.99, "3 oz"],
  [3, "3 oz"],
  [3.2, "3 oz"],
  [3.7, "3½ oz"],
  [8, "8 oz"],
  [12, "12 oz"],
  [15.4, "15½ oz"],
  [15.6, "1 lb"],
  [16.4, "1 lb"],
  [16.6, "16½ oz"],
  [20, "1¼ lb"],
  [21.5, "1⅓ lb"],
  [31, "31 oz"],
  [31.2, "2 lb"],
  [32, "2 lb"],
  [34, "2 lb + 2 oz"],
  [36, "2¼ lb"],
])("%d oz of meat are written as %s", (ounces, expected) => {
  expect(write(ounces * grams.oz)).toBe(expected);
});

test("ends of a pound follow the tolerance", () => {
  expect(write(1.1 * grams.lb, 0.12)).toBe("1 lb");
  expect(write(1.1 * grams.lb, 0.01)).toBe("17½ oz");
});
